import LintelText

/// An exception from a rule.
package struct AllowDefinition: Sendable {
  package let from: [ComponentReference]
  /// Components, or for a rule about imports or symbols patterns of these.
  package let to: AllowTarget
  package let because: String
  /// The last day on which it excuses anything.
  package let until: CalendarDate?
  package let mark: Mark

  package init(
    from: [ComponentReference], to: AllowTarget, because: String, until: CalendarDate?, mark: Mark
  ) {
    self.from = from
    self.to = to
    self.because = because
    self.until = until
    self.mark = mark
  }
}

/// What an exception lets its components use.
package enum AllowTarget: Sendable {
  case components([ComponentReference])
  case modules([NamePattern])
  case symbols([SymbolPattern])
}
