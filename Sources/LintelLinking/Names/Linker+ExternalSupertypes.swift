import LintelGraph

extension Linker {
  /// Returns, for each SDK type that the project inherits from, the names of its supertypes.
  func externalSupertypes() -> [Name: [String]] {
    var result: [Name: [String]] = [:]
    for (_, supertype) in supertypes
    where supertype.declaration == nil && result[supertype.name] == nil {
      guard let type = sdk.type(named: supertype.name.id) else { continue }
      // An enum does not inherit from the type of its raw values.
      result[supertype.name] =
        sdk.isRawType(supertype.name.id)
        ? ["RawRepresentable", "Hashable", "Equatable"] : sdk.supertypeNames(of: type)
    }
    return result
  }
}
