import LintelGraph
import LintelScanner

extension Inference {
  /// Returns `id` with the generic parameters of the function `target` replaced by the types that
  /// the arguments determine: `first(rows)` is a `Row` for `func first<T>(_ values: [T]) -> T`.
  ///
  /// - Parameter readsClosures: whether the results of closures determine types as well. They must
  ///   not do so while the type of a closure of the same call is looked up.
  mutating func bound(
    _ id: TypeID, _ target: DeclarationID, _ segment: Segment, readsClosures: Bool = true
  ) -> TypeID {
    guard types.hasParameter(id, of: target) else { return id }
    let bindings = bindings(of: target, by: target, segment, readsClosures: readsClosures)
    return bindings.isEmpty ? id : types.replaced(id, target, bindings)
  }

  /// Returns the type of a value that an initialiser makes, with the generic arguments that the
  /// arguments determine: `Box(row)` is a `Box<Row>`.
  mutating func made(_ metatype: TypeID, by target: DeclarationID?, _ segment: Segment) -> TypeID {
    let type = types[metatype].declaration
    var arguments: [TypeID] = []
    var owner = DeclarationID.absent
    var found: [NameID: TypeID] = [:]
    for (number, parameter) in types.parameters(of: type).enumerated() {
      let given = types.operand(number, of: metatype)
      if types.isKnown(given, at: segment) {
        arguments.append(given)
        continue
      }
      if parameter.owner != owner {
        owner = parameter.owner
        found =
          if let target {
            bindings(of: owner, by: target, segment, readsClosures: false)
          } else {
            bindings(of: owner, byPropertiesOf: type, segment)
          }
      }
      arguments.append(found[parameter.name] ?? TypeTable.unknown)
    }
    let isOpen = arguments.allSatisfy { types[$0].kind == .unknown }
    return types.make(.instance, type, isOpen ? [] : arguments)
  }

  /// Returns the types of those generic parameters of `owner` that the arguments for `target`
  /// determine: `T` is `Row` for `first(rows)` of `func first<T>(_ values: [T])`.
  mutating func bindings(
    of owner: DeclarationID, by target: DeclarationID, _ segment: Segment, readsClosures: Bool
  ) -> [NameID: TypeID] {
    let written = calls.arguments(segment)
    let parameters = calls.parameters(of: target)
    var pairs: [(argument: Segment, parameter: Int)] = []
    var bindings: [NameID: TypeID] = [:]
    guard calls.match(written, parameters, { pairs.append(($0, $1)) }) else { return bindings }
    for (argument, number) in pairs where number < parameters.count {
      let parameter = calls.parameter(number, of: parameters)
      let type = types.writtenType(of: parameter, in: parameters.file)
      guard types.hasParameter(type, of: owner) else { continue }
      if types[type].kind != .function {
        let value = argumentType(argument)
        types.bind(type, to: value, of: owner, &bindings)
      } else if readsClosures, let result = types.operands(of: type).last,
        let closure = calls.closure(ofArgument: argument)
      {
        let value = self.result(of: closure)
        types.bind(result, to: value, of: owner, &bindings)
      }
    }
    return bindings
  }

  /// Returns the types of those generic parameters of `owner` that the arguments of the implicit
  /// initialiser of a type determine: `Box(value: row)`.
  private mutating func bindings(
    of owner: DeclarationID, byPropertiesOf type: DeclarationID, _ segment: Segment
  ) -> [NameID: TypeID] {
    let arguments = calls.arguments(segment)
    var bindings: [NameID: TypeID] = [:]
    var position = arguments.first
    for _ in 0..<arguments.count {
      guard let argument = position else { break }
      let label = linkage[argument].name
      let property = propertyType(named: label, of: types.make(.instance, type))
      // The type of `.name` depends on that of the property, and on the value that is made.
      if types.hasParameter(property, of: owner), implicitMember(ofArgument: argument) == nil {
        let value = argumentType(argument)
        types.bind(property, to: value, of: owner, &bindings)
      }
      position = calls.argument(after: argument)
    }
    return bindings
  }

  /// Returns the type of a closure's result if it is written or the result is a path:
  /// `{ $0.title }`.
  mutating func result(of closure: Closure) -> TypeID {
    let fact = linkage[closure]
    if fact.resultStart > 0 {
      return types.writtenType(at: CodeOffset(fact.resultStart, in: closure.file))
    }
    guard let value = Segment(ifPresent: fact.value, in: closure.file) else {
      return TypeTable.unknown
    }
    return valueType(beginningWith: value)
  }
}
