// Code that works with rules also needs the parts of which rules are made, and their findings.

@_exported import LintelComponents
@_exported import LintelConfiguration
@_exported import LintelFindings
@_exported import LintelJudging
@_exported import LintelText
