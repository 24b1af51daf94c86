extension Architecture {
  /// One or more names or patterns of names, of components or of whatever else an option takes.
  ///
  /// They can be written as a literal: `"UI"`, `["UI", "Domain"]`, `"{feature}.View"`.
  public struct Names: Equatable, Sendable {
    let value: Value

    /// Makes a list of names or patterns.
    ///
    /// - Parameter names: the names; may be empty for an option that then permits nobody, e.g.
    ///   `from` of `protect`.
    public init(_ names: [String]) { value = .list(names.map { .text($0) }) }
  }
}

extension Architecture.Names: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  public init(stringLiteral name: String) { value = .text(name) }
}

extension Architecture.Names: ExpressibleByArrayLiteral {
  public init(arrayLiteral names: String...) { self.init(names) }
}

extension Architecture.Names: RuleValue {
  var written: Architecture.Value? { value }
}
