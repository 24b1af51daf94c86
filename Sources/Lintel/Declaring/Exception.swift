extension Architecture {
  /// A dependency that a rule accepts, in a number of places or in any, until a date or for good.
  public struct Exception: Equatable, Sendable {
    let value: Value

    /// Makes an exception.
    ///
    /// - Parameters:
    ///   - from: the components that may use those in `to`.
    ///   - to: the components that may be used; for `imports` modules, for `symbols` patterns of
    ///     symbols.
    ///   - atMost: the number of places that are accepted, as a baseline counts them; `nil` for any
    ///     number. More or fewer are a finding.
    ///   - because: the reason.
    ///   - until: the last day of the exception, as `2027-03-31`; `nil` for no end.
    public init(
      from: Names, to: Names, atMost: Int? = nil, because: String, until: String? = nil
    ) {
      value = Value([
        "from": from, "to": to, "at-most": atMost, "because": because, "until": until,
      ])
    }
  }
}

extension Architecture.Exception: RuleValue {
  var written: Architecture.Value? { value }
}
