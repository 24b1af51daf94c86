import LintelGraph
import LintelScanner

/// The types of arguments, and of the parameters and properties that they are for.
extension Inference {
  /// Returns the type of an argument that begins with a path, `show(row.title)`; unknown for
  /// others.
  mutating func argumentType(_ argument: Segment) -> TypeID {
    guard linkage[argument].beginsWithPath, let base = linkage.following(argument) else {
      return TypeTable.unknown
    }
    return linkage[argument].isOperation
      ? valueType(beginningWith: base) : valueType(ofPathAt: base)
  }

  /// Returns the type of the parameter of `target` that an argument of the segment `part` is for:
  /// `Row` for `box.put(row)` of a `Box<Row>`.
  mutating func parameterType(
    of target: DeclarationID, forArgument argument: Segment, _ part: Segment
  ) -> TypeID {
    let written = calls.arguments(part)
    let parameters = calls.parameters(of: target)
    let number = calls.number(ofParameterFor: argument, among: written, parameters)
    let fact = linkage[part]
    let base: TypeID
    if declaration(target).kind == .enumCase {
      // The segment has the type of the value that the case makes or matches.
      base = segmentType(part)
      if fact.isInPattern, written.count != parameters.count {
        return partType(of: argument, in: written, of: parameters, base)
      }
    } else {
      base =
        fact.isContinuation && fact.kind != .attribute
        ? segmentType(linkage.before(part))
        : types.enclosingInstance(of: declaration(target).enclosing)
    }
    guard let number else { return TypeTable.unknown }
    let type = types.substituted(parameterType(number, of: parameters), base)
    return boundAssociatedType(
      type,
      writtenAt: CodeOffset(
        calls.parameter(number, of: parameters).typeStart, in: parameters.file),
      of: target, written)
  }

  private mutating func parameterType(_ number: Int, of list: ParameterList) -> TypeID {
    let parameter = calls.parameter(number, of: list)
    return types.writtenType(of: parameter, in: list.file)
  }

  /// Returns the type of an argument of a pattern that matches all associated values of a case,
  /// `case .both(let pair)`, or a part of the only associated value,
  /// `case .pair(let row, let count)`.
  private mutating func partType(
    of argument: Segment, in arguments: WrittenArguments, of parameters: ParameterList,
    _ base: TypeID
  ) -> TypeID {
    if arguments.count == 1, parameters.count > 1 {
      var parts: [TypeID] = []
      for number in 0..<parameters.count {
        parts.append(types.substituted(parameterType(number, of: parameters), base))
      }
      let labels = (0..<parameters.count).map { calls.parameter($0, of: parameters).label }
      return types.make(
        tupleOf: parts, labels: labels.map { $0 == linkage.known.blank ? KnownNames.none : $0 })
    }
    guard parameters.count == 1, let number = calls.number(of: argument, in: arguments) else {
      return TypeTable.unknown
    }
    let tuple = types.substituted(parameterType(0, of: parameters), base)
    return types[tuple].kind == .tuple ? types.operand(number, of: tuple) : TypeTable.unknown
  }

  /// Returns the type of a property that a struct itself declares: `title` in `Row(title: text)`.
  mutating func propertyType(named name: NameID, of made: TypeID) -> TypeID {
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
