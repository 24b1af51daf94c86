import LintelText

/// An exception from a rule.
package struct AllowDefinition: Sendable {
  package let from: [ComponentReference]
  /// The components that may be used; for a rule about imports or symbols, patterns of modules or
  /// symbols.
  package let to: AllowTarget
  /// The number of places that the exception accepts, from 1; `nil` for any number.
  package let atMost: Located<Int>?
  package let because: String
  /// The last day on which the exception applies.
  package let until: CalendarDate?
  package let mark: Mark

  package init(
    from: [ComponentReference], to: AllowTarget, atMost: Located<Int>? = nil, because: String,
    until: CalendarDate?, mark: Mark
  ) {
    self.from = from
    self.to = to
    self.atMost = atMost
    self.because = because
    self.until = until
    self.mark = mark
  }
}

/// The components, modules or symbols that an exception permits.
package enum AllowTarget: Sendable {
  case components([ComponentReference])
  case modules([NamePattern])
  case symbols([SymbolPattern])
}
