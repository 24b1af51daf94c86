extension Architecture {
  /// What a rule allows for now, or for ever.
  public struct Exception: Equatable, Sendable {
    let value: Value

    /// - Parameters:
    ///   - from: the components that may.
    ///   - to: the components that they may use; modules for `imports`, and for `symbols` patterns of
    ///     what may be used.
    ///   - because: why.
    ///   - until: the last day, as `2027-03-31`; `nil` for no end.
    public init(from: Names, to: Names, because: String, until: String? = nil) {
      value = Value(["from": from, "to": to, "because": because, "until": until])
    }
  }
}

extension Architecture.Exception: RuleValue {
  var written: Architecture.Value? { value }
}
