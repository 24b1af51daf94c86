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
      guard types[type].kind == .function else { return TypeTable.unknown }
      if types[type].count == 2 {
        let passed = passed(types.operand(0, of: type), by: target, file, part)
        return element(passed, ofClosure: closure, number, file)
      }
      return number < Int(types[type].count) - 1
        ? passed(types.operand(number, of: type), by: target, file, part) : TypeTable.unknown
    }
    let fact = reference(file, part)
    guard fact.isContinuation else {
      return number == 0 ? shownElement(file, part) : TypeTable.unknown
    }
    let base = segmentType(file, Int(fact.link))
    switch types[base].kind {
    case .array:
      if fact.name == linkage.known.reduce {
        return number == 1 ? types.element(of: base) : TypeTable.unknown
      }
      return linkage.known.comparingMembers.contains(fact.name)
        ? types.element(of: base)
        : element(types.element(of: base), ofClosure: closure, number, file)
    case .dictionary:
      if fact.name == linkage.known.mapValues {
        return types.operand(1, of: base)
      }
      if fact.name == linkage.known.reduce {
        return number == 1 ? types.element(of: base) : TypeTable.unknown
      }
      return linkage.known.comparingMembers.contains(fact.name)
        ? types.element(of: base)
        : element(types.element(of: base), ofClosure: closure, number, file)
    case .instance, .external:
      // `optional.map { … }`
      return fact.name == linkage.known.map
        || fact.name == linkage.known.flatMap
        ? base : TypeTable.unknown
    default: return TypeTable.unknown
    }
  }

  /// The type of a parameter of a closure, with the generic parameters put in of the function or the
  /// initialiser that the closure is passed to.
  private mutating func passed(
    _ parameter: TypeID, by target: DeclarationID, _ file: FileID, _ part: Int
  ) -> TypeID {
    guard declaration(target).kind == .initializer else {
      return bound(parameter, target, file, part, readsClosures: false)
    }
    let owner = ownerType(of: target)
    guard types.hasParameter(parameter, of: owner) else { return parameter }
    let bindings = bindings(of: owner, by: target, file, part, readsClosures: false)
    return types.replaced(parameter, owner, bindings)
  }

  /// What a parameter of a closure is that is passed one value: that, or a part of it, if it is a
  /// tuple and the closure has a parameter for each of its parts.
  private func element(
    _ passed: TypeID, ofClosure closure: Int, _ number: Int, _ file: FileID
  ) -> TypeID {
    let count = Int(code[file.position].locals.parameterCounts[closure])
    if types[passed].kind == .tuple, count > 1 {
      return count == types[passed].count ? types.operand(number, of: passed) : TypeTable.unknown
    }
    return number == 0 ? passed : TypeTable.unknown
  }

  /// What `ForEach`, or a view like it, makes views of: the elements of its first argument.
  mutating func shownElement(_ file: FileID, _ part: Int) -> TypeID {
    guard linkage.known.elementViews.contains(reference(file, part).name),
      case let first = calls.argument(after: Int32(part), file), first >= 0
    else { return TypeTable.unknown }
    return types.element(of: argumentType(file, Int(first)))
  }
}
