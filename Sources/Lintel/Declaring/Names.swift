extension Architecture {
  /// One name or several, or patterns of names: of components, or of what else an option is about.
  ///
  /// Written as a literal: `"UI"`, `["UI", "Domain"]`, `"{feature}.View"`.
  public struct Names: Equatable, Sendable {
    let value: Value

    /// - Parameter names: may be empty where an option lets nobody do something.
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
