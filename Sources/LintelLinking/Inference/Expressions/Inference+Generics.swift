import LintelGraph
import LintelScanner

extension Inference {
  /// `id` with the generic parameters of the function `target` put in by what is passed to it.
  mutating func bound(_ id: TypeID, _ target: DeclarationID, _ file: FileID, _ index: Int) -> TypeID
  {
    guard types.hasParameter(id, of: target) else { return id }
    let written = calls.arguments(file, index).ofFunction
    let parameters = calls.parameters(of: target)
    var numbers: [(argument: Int, parameter: Int)] = []
    guard calls.match(written, parameters, { numbers.append((Int($0), $1)) }) else { return id }
    var bindings: [NameID: TypeID] = [:]
    for (argument, number) in numbers where number < parameters.count {
      let parameter = calls.parameter(number, of: parameters)
      let type = types.writtenType(declaration(target).file, parameter.typeStart, parameter.typeEnd)
      guard types[type].kind == .parameter || types[type].kind == .array,
        types.hasParameter(type, of: target)
      else { continue }
      let value = argumentType(file, argument)
      types.bind(type, to: value, of: target, &bindings)
    }
    return bindings.isEmpty ? id : types.replaced(id, target, bindings)
  }
}
