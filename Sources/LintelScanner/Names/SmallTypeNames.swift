/// The names of the project's types that begin with no capital letter: `eBayClient`, `商品`,
/// `` `2D point` ``.
///
/// One file does not show whether `eBayClient()` makes a value or calls a function. Few projects have
/// such types, so the files that use their names are scanned again, now that they are known.
package struct SmallTypeNames: Equatable, Sendable {
  /// The names that are taken for those of types in expressions, unless a local variable, a
  /// parameter or a property of the file hides them: those that no function, property or case has.
  package private(set) var inExpressions: Set<String> = []
  /// The names that are taken for those of types after `@`.
  private(set) var inAttributes: Set<String> = []

  package init() {}

  package var isEmpty: Bool { inExpressions.isEmpty && inAttributes.isEmpty }

  /// - Parameters:
  ///   - types: the names of types.
  ///   - values: the names of functions, properties and cases.
  init(types: Set<String>, values: Set<String>) {
    inExpressions = types.subtracting(values)
    inAttributes = types.subtracting(Self.builtIn)
  }

  /// Attributes of the compiler whose names a type may well have.
  private static let builtIn: Set<String> = [
    "abi", "attached", "autoclosure", "available", "backDeployed", "concurrent", "convention",
    "derivative", "differentiable", "discardableResult", "dynamicCallable", "dynamicMemberLookup",
    "escaping", "execution", "exclusivity", "export", "expose", "extern", "freestanding", "frozen",
    "implementation", "inlinable", "inline", "isolated", "lifetime", "main", "noDerivative",
    "nonobjc", "nonexhaustive", "objc", "objcMembers", "optimized", "preconcurrency",
    "propertyWrapper", "requires_stored_property_inits", "resultBuilder", "retroactive", "safe",
    "section", "sensitive", "specialized", "storageRestrictions", "testable", "transpose",
    "unchecked", "unknown", "unsafe", "used", "usableFromInline", "warn_unqualified_access",
  ]
}
