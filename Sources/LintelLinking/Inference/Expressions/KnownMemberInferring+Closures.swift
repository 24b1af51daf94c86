import LintelGraph
import LintelScanner

extension KnownMemberInferring where Self: ~Copyable {
  /// The type of a parameter of a closure, from what the closure is passed to.
  mutating func closureParameterType(
    _ file: FileID, _ closure: Int, _ number: Int
  ) -> TypeID {
    let argument = Int(linkage.files[file.position].closures[closure].argument)
    guard argument >= 0, types.depth < Types.maximumDepth else {
      return TypeTable.unknown
    }
    types.depth += 1
    defer { types.depth -= 1 }
    let part = Int(reference(file, argument).link)
    _ = segmentType(file, part)
    let target = code[file.position].targets[part]
    if target.isPresent {
      let type = parameterType(
        of: target, forArgument: argument, file, part)
      guard types[type].kind == .function, number < Int(types[type].count) - 1
      else {
        return TypeTable.unknown
      }
      let parameter = types.operand(number, of: type)
      guard declaration(target).kind == .initializer else {
        return bound(parameter, target, file, part, readsClosures: false)
      }
      let owner = ownerType(of: target)
      guard types.hasParameter(parameter, of: owner) else { return parameter }
      let bindings = bindings(of: owner, by: target, file, part, readsClosures: false)
      return types.replaced(parameter, owner, bindings)
    }
    let fact = reference(file, part)
    guard fact.isContinuation else {
      return number == 0 ? shownElement(file, part) : TypeTable.unknown
    }
    let shaped = shapedParameter(file, part, ofArgument: argument, number)
    if types[shaped].kind != .unknown { return shaped }
    let base = segmentType(file, Int(fact.link))
    switch types[base].kind {
    case .array:
      if fact.name == linkage.known.reduce {
        return number == 1 ? types.element(of: base) : TypeTable.unknown
      }
      return types.element(of: base)
    case .dictionary:
      if fact.name == linkage.known.mapValues {
        return types.operand(1, of: base)
      }
      let count = code[file.position].locals.parameterCounts[closure]
      return count == 2
        ? types.operand(number, of: base) : types.element(of: base)
    case .instance, .external:
      // `optional.map { … }`
      return fact.name == linkage.known.map
        || fact.name == linkage.known.flatMap
        ? base : TypeTable.unknown
    default: return TypeTable.unknown
    }
  }

  /// What `ForEach`, or a view like it, makes views of: the elements of its first argument.
  mutating func shownElement(_ file: FileID, _ part: Int) -> TypeID {
    guard linkage.known.elementViews.contains(reference(file, part).name),
      case let first = calls.argument(after: Int32(part), file), first >= 0
    else { return TypeTable.unknown }
    return types.element(of: argumentType(file, Int(first)))
  }
}
