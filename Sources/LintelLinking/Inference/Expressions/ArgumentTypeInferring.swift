import LintelGraph
import LintelScanner

/// The types of arguments, and of the parameters and properties that they are for.
protocol ArgumentTypeInferring: TypeInferring, ~Copyable {}

extension ArgumentTypeInferring where Self: ~Copyable {
  /// The type of the value that is passed as an argument; unknown unless it is a path of names.
  mutating func argumentType(_ file: FileID, _ argument: Int) -> TypeID {
    guard reference(file, argument).beginsWithPath else { return TypeTable.unknown }
    return reference(file, argument).isOperation
      ? valueType(beginningWith: argument + 1, file)
      : valueType(ofPathAt: argument + 1, file)
  }

  /// The type of the parameter of `target` that an argument of the segment at `part` stands for.
  mutating func parameterType(
    of target: DeclarationID, forArgument argument: Int, _ file: FileID, _ part: Int
  ) -> TypeID {
    let all = calls.arguments(file, part)
    let written =
      declaration(target).kind == .subscript ? all.ofSubscript : all.ofFunction
    let parameters = calls.parameters(of: target)
    var number = -1
    let isMatch = calls.match(written, parameters) {
      if Int($0) == argument { number = $1 }
    }
    guard isMatch, number >= 0, number < parameters.count else { return TypeTable.unknown }
    let parameter = calls.parameter(number, of: parameters)
    let type = types.writtenType(
      declaration(target).file, parameter.typeStart, parameter.typeEnd)
    let fact = reference(file, part)
    let base =
      fact.isContinuation && fact.kind != .attribute
      ? segmentType(file, Int(fact.link))
      : types.enclosingInstance(of: declaration(target).enclosing)
    return types.substituted(type, base)
  }

  /// The type of a property that a struct itself declares.
  mutating func propertyType(named name: NameID, of made: TypeID)
    -> TypeID
  {
    let type = types[made].declaration
    for position in linkage.members.range(of: name, in: .declaration(type)) {
      let member = linkage.members[position]
      let value = declaration(member)
      if value.owner == type, value.kind == .variable || value.kind == .constant,
        !isStatic(member)
      {
        return types.substituted(declarationType(member), made)
      }
    }
    return TypeTable.unknown
  }
}
