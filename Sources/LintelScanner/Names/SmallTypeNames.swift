/// The names of the project's types that begin with no capital letter: `eBayClient`, `商品`,
/// `` `2D point` ``.
///
/// One file does not show whether `eBayClient()` makes a value or calls a function. Few projects have
/// such types, so the files that use their names are scanned again, now that they are known.
package struct SmallTypeNames: Equatable, Sendable {
  /// The names that are taken for those of types in expressions, unless a local variable, a
  /// parameter or a property of the file hides them: those that no function, property or case has.
  private(set) var inExpressions: Set<String> = []
  /// The names that are taken for those of types after `@`.
  private(set) var inAttributes: Set<String> = []

  package init() {}

  var isEmpty: Bool { inAttributes.isEmpty }

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

extension ScannedFiles {
  /// Returns the names of types that begin with no capital letter.
  func findSmallTypeNames() -> SmallTypeNames {
    var types: Set<NameID> = []
    for facts in files {
      for fact in facts.declarations where fact.kind.isTypeName && !isCapitalized(fact.name) {
        types.insert(fact.name)
      }
    }
    if types.isEmpty { return SmallTypeNames() }
    var values: Set<NameID> = []
    for facts in files {
      for fact in facts.declarations where types.contains(fact.name) {
        switch fact.kind {
        case .function, .variable, .constant, .enumCase: values.insert(fact.name)
        default: break
        }
      }
    }
    return SmallTypeNames(
      types: Set(types.map { names.text(of: $0) }), values: Set(values.map { names.text(of: $0) }))
  }

  /// Returns the positions of the files in which a name may be that of a type although it begins
  /// with no capital letter.
  func files(using small: SmallTypeNames) -> [Int] {
    let numbers = Set(names.numbers(of: small.inExpressions).values)
    let attributes = Set(names.numbers(of: small.inAttributes).values)
    return files.indices.filter { position in
      let facts = files[position]
      return facts.attributes.contains { attributes.contains($0.name) }
        || facts.references.contains { !$0.isInTypePosition && numbers.contains($0.name) }
    }
  }

  private func isCapitalized(_ name: NameID) -> Bool {
    let start = Int(names.starts[Int(name)])
    let end = Int(names.starts[Int(name) + 1])
    let first = names.bytes[start..<end].first { $0 != UInt8(ascii: "_") } ?? UInt8(ascii: "A")
    if first < 0x80 { return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first }
    let scalar = names.text(of: name).unicodeScalars.first { $0 != "_" }
    return scalar?.properties.isUppercase ?? true
  }
}
