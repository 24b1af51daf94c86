// Whoever works with rules works with what they are made of, and with what they find.

@_exported import LintelComponents
@_exported import LintelConfiguration
@_exported import LintelFindings
@_exported import LintelJudging
@_exported import LintelText
