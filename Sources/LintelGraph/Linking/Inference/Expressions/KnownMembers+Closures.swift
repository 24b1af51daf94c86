import LintelScanner

extension KnownMembers {
  /// The type of a parameter of a closure, from what the closure is passed to.
  static func closureParameterType(
    _ file: FileID, _ closure: Int, _ number: Int, in inference: inout Inference
  ) -> TypeID {
    let argument = Int(inference.linkage.files[Int(file)].closures[closure].argument)
    guard argument >= 0, inference.types.depth < Types.maximumDepth else {
      return TypeTable.unknown
    }
    inference.types.depth += 1
    defer { inference.types.depth -= 1 }
    let part = Int(inference.reference(file, argument).link)
    _ = inference.segmentType(file, part)
    let target = inference.code[Int(file)].targets[part]
    if target >= 0 {
      let type = Expectations.parameterType(
        of: target, forArgument: argument, file, part, in: &inference)
      guard inference.types[type].kind == .function, number < Int(inference.types[type].count) - 1
      else {
        return TypeTable.unknown
      }
      return inference.types.operand(number, of: type)
    }
    let fact = inference.reference(file, part)
    guard fact.isContinuation else {
      return number == 0 ? shownElement(file, part, in: &inference) : TypeTable.unknown
    }
    let base = inference.segmentType(file, Int(fact.link))
    switch inference.types[base].kind {
    case .array:
      if fact.name == inference.linkage.known.reduce {
        return number == 1 ? inference.types.element(of: base) : TypeTable.unknown
      }
      return inference.types.element(of: base)
    case .dictionary:
      if fact.name == inference.linkage.known.mapValues {
        return inference.types.operand(1, of: base)
      }
      let count = inference.code[Int(file)].locals.parameterCounts[closure]
      return count == 2
        ? inference.types.operand(number, of: base) : inference.types.element(of: base)
    case .instance, .external:
      // `optional.map { … }`
      return fact.name == inference.linkage.known.map
        || fact.name == inference.linkage.known.flatMap
        ? base : TypeTable.unknown
    default: return TypeTable.unknown
    }
  }

  /// What `ForEach`, or a view like it, makes views of: the elements of its first argument.
  static func shownElement(_ file: FileID, _ part: Int, in inference: inout Inference) -> TypeID {
    guard inference.linkage.known.elementViews.contains(inference.reference(file, part).name),
      case let first = inference.calls.argument(after: Int32(part), file), first >= 0
    else { return TypeTable.unknown }
    return inference.types.element(of: inference.argumentType(file, Int(first)))
  }
}
