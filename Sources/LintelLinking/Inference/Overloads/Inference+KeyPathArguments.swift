import LintelGraph
import LintelScanner

/// Key paths as arguments of overloaded functions.
extension Inference {
  /// Whether a call of `map` with a key path means that of Combine, which takes key paths, although
  /// the publisher's own type has one that takes a function: `model.orders.map(\.item)`. A key path
  /// would have to become a function for that.
  mutating func mapsByKeyPath(
    _ target: DeclarationID, of base: TypeID, _ name: NameID, _ arguments: WrittenArguments
  ) -> Bool {
    guard name == linkage.known.map, let argument = arguments.first,
      case .keyPath = calls.sort(ofArgument: argument), isPublisher(base)
    else { return false }
    let parameters = calls.parameters(of: target)
    guard !parameters.isEmpty else { return false }
    let parameter = calls.parameter(0, of: parameters)
    let type = types.writtenType(of: parameter, in: parameters.file)
    return types[type].kind == .function
  }

  /// Whether a type conforms to the protocol `Publisher` of Combine.
  private func isPublisher(_ type: TypeID) -> Bool {
    let names: [NameID]
    switch types[type].kind {
    case .instance: names = externalSupertypes(of: types[type].declaration)
    case .external: names = [types[type].name]
    default: return false
    }
    let sdk = linkage.known.sdk
    return names.contains { name in
      sdk.type(named: name).map { sdk.isType($0, orInheritsFrom: "Publisher") } ?? false
    }
  }
}
