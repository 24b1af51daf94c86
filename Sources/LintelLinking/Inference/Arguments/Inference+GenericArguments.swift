import LintelGraph
import LintelScanner

extension Inference {
  /// Returns `id` with the generic parameters of the function `target` replaced by what its
  /// arguments are: `first(rows)` is a `Row` for `func first<T>(_ values: [T]) -> T`.
  ///
  /// - Parameter readsClosures: whether the results of closures count. They must not where the type
  ///   of a closure of the same call is looked up.
  mutating func bound(
    _ id: TypeID, _ target: DeclarationID, _ file: FileID, _ index: Int, readsClosures: Bool = true
  ) -> TypeID {
    guard types.hasParameter(id, of: target) else { return id }
    let bindings = bindings(of: target, by: target, file, index, readsClosures: readsClosures)
    return bindings.isEmpty ? id : types.replaced(id, target, bindings)
  }

  /// Returns the type of a value that an initialiser makes, with the generic arguments that the
  /// arguments determine: `Box(row)` is a `Box<Row>`.
  mutating func made(
    _ type: DeclarationID, by target: DeclarationID?, _ file: FileID, _ index: Int
  ) -> TypeID {
    let names = linkage.linker.table.genericParameters(of: type, linkage.linker.scanned)
    guard !names.isEmpty else { return types.make(.instance, type) }
    let bindings =
      if let target {
        bindings(of: type, by: target, file, index, readsClosures: false)
      } else {
        bindings(ofPropertiesOf: type, file, index)
      }
    if bindings.isEmpty { return types.make(.instance, type) }
    return types.make(.instance, type, names.map { bindings[$0] ?? TypeTable.unknown })
  }

  /// Returns what the generic parameters of `owner` are, as far as the arguments for `target`
  /// determine them: `T` is `Row` for `first(rows)` of `func first<T>(_ values: [T])`.
  mutating func bindings(
    of owner: DeclarationID, by target: DeclarationID, _ file: FileID, _ index: Int,
    readsClosures: Bool
  ) -> [NameID: TypeID] {
    let written = calls.arguments(file, index).ofFunction
    let parameters = calls.parameters(of: target)
    var pairs: [(argument: Int, parameter: Int)] = []
    var bindings: [NameID: TypeID] = [:]
    guard calls.match(written, parameters, { pairs.append((Int($0), $1)) }) else { return bindings }
    for (argument, number) in pairs where number < parameters.count {
      let parameter = calls.parameter(number, of: parameters)
      let type = types.writtenType(parameters.file, parameter.typeStart, parameter.typeEnd)
      guard types.hasParameter(type, of: owner) else { continue }
      if types[type].kind != .function {
        let value = argumentType(file, argument)
        types.bind(type, to: value, of: owner, &bindings)
      } else if readsClosures, let result = types.operands(of: type).last,
        let closure = calls.closure(ofArgument: argument, file)
      {
        let value = self.result(of: closure, file)
        types.bind(result, to: value, of: owner, &bindings)
      }
    }
    return bindings
  }

  /// Returns what the generic parameters of a type with an implicit initialiser are:
  /// `Box(value: row)`.
  private mutating func bindings(
    ofPropertiesOf type: DeclarationID, _ file: FileID, _ index: Int
  ) -> [NameID: TypeID] {
    let arguments = calls.arguments(file, index).ofFunction
    var bindings: [NameID: TypeID] = [:]
    var position = arguments.first
    for _ in 0..<arguments.count {
      let label = reference(file, Int(position)).name
      let property = propertyType(named: label, of: types.make(.instance, type))
      if types.hasParameter(property, of: type) {
        let value = argumentType(file, Int(position))
        types.bind(property, to: value, of: type, &bindings)
      }
      position = calls.argument(after: position, file)
    }
    return bindings
  }

  /// Returns the type of a closure's result if it is written or the result is a path:
  /// `{ $0.title }`.
  mutating func result(of closure: Int, _ file: FileID) -> TypeID {
    let fact = linkage.files[file.position].closures[closure]
    if fact.resultStart > 0 { return types.writtenType(file, fact.resultStart) }
    return fact.value < 0 ? TypeTable.unknown : valueType(beginningWith: Int(fact.value), file)
  }
}
