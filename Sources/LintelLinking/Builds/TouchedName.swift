import LintelGraph
import LintelScanner
import LintelVocabulary

/// A use of a name that may mean something else where certain conditions do not hold.
struct TouchedName {
  let name: NameID
  /// The index of the branch around the use, among the conditions of the file.
  let condition: UInt16
}

/// Finds the uses of names that may mean something else where given conditions do not hold.
///
/// A meaning that is certain and unconditional is nearer than every other declaration of the name,
/// so all builds find it: `Constants` means the type nested beside its use, whatever other files
/// declare in branches.
struct TouchedNames: LinkageReading {
  let linkage: Linkage
  let names: ConditionalNames

  /// Returns the uses in a file.
  ///
  /// - Parameters:
  ///   - inference: an inference that has examined the whole file.
  ///   - named: the dependencies of the file on the types that it names.
  func uses(
    in file: FileID, _ inference: borrowing Inference, _ named: [Dependency]
  ) -> [TouchedName] {
    if names.isHeld.isEmpty { return [] }
    var result: [TouchedName] = []
    var ambiguous: Set<UInt32>?
    let code = inference.code[file]
    for (index, fact) in linkage.references[file.position].enumerated()
    where fact.kind != .argument
      && linkage.isActive(fact.condition, in: file)
    {
      let segment = Segment(index, in: file)
      if names.isHeld[Int(fact.name)] {
        let offsets =
          ambiguous ?? Set(named.lazy.filter { $0.certainty == .ambiguous }.map(\.offset))
        ambiguous = offsets
        if offsets.contains(fact.offset) || isTouched(fact, segment, code) {
          result.append(TouchedName(name: fact.name, condition: fact.condition))
        }
      }
      // `Screen(id: 1)` is a use of the name `init`, and `rows[0]` one of `subscript`.
      for target in unnamedTargets(of: fact, segment, code) {
        let name = declaration(target).name.id
        if name != fact.name, names.isHeld[Int(name)], isConditional(target, name, file) {
          result.append(TouchedName(name: name, condition: fact.condition))
        }
      }
    }
    for (index, fact) in linkage.files[file.position].operators.enumerated()
    where names.isHeld[Int(fact.name)]
      && linkage.isActive(fact.condition, in: file)
    {
      let use = OperatorUse(index, in: file)
      let target = code.operators[use]?.ifPresent
      if target.map({ isConditional($0, fact.name, file) }) ?? mayTake(use, inference) {
        result.append(TouchedName(name: fact.name, condition: fact.condition))
      }
    }
    return result
  }

  /// Returns the meanings of a use that may have another name than the written one: `init` for
  /// `Screen(id: 1)`.
  private func unnamedTargets(
    of fact: ReferenceFact, _ segment: Segment, _ code: borrowing FileCode
  ) -> [DeclarationID] {
    guard fact.isCalled || fact.isSubscripted else { return [] }
    var result: [DeclarationID] = []
    if code[segment].isAmbiguous { result += code.overloads[segment] ?? [] }
    if !code.openChoices.isEmpty { result += code.openChoices[segment] ?? [] }
    if fact.isSubscripted, let found = code.subscripts[segment]?.ifPresent { result.append(found) }
    // Only declarations in branches matter, and there are hardly any.
    if let found = code[segment].target.ifPresent, !linkage.isUnconditional(found) {
      result.append(found)
    }
    return result
  }

  private func isTouched(_ fact: ReferenceFact, _ segment: Segment, _ code: borrowing FileCode)
    -> Bool
  {
    if code[segment].isAmbiguous { return true }
    let target = code[segment].target
    switch code.local(at: segment) {
    case .local(let local):
      let condition = linkage[local].condition
      return linkage.isCompiled(condition, in: segment.file) == nil
    case .closure: return false
    case .none: break
    }
    let meaning = linkage.meaning(of: segment)
    if meaning == .genericParameter, !target.isPresent { return false }
    guard let found = target.ifPresent ?? meaning.declaration else {
      // The function that a call without a base means, and the macro that an attribute means,
      // depend on all declarations of the name.
      return (fact.isCalled && !fact.isContinuation && fact.kind.mayStandAlone)
        || fact.kind == .attribute
    }
    let isBase = !fact.isContinuation && fact.kind.mayStandAlone
    return isConditional(found, fact.name, segment.file, isBase: isBase)
      || (!linkage.ambiguities.isEmpty && linkage.ambiguities.isAmbiguous(found))
      || (meaning.declaration.map {
        $0 != found && isConditional($0, fact.name, segment.file, isBase: isBase)
      } ?? false)
  }

  /// Whether a branch declares an operator that takes one of the operands, which may be why no
  /// function was chosen: `func <+> (a: Sum, b: Sum) -> Sum`.
  private func mayTake(
    _ use: OperatorUse, _ inference: borrowing Inference
  ) -> Bool {
    let fact = linkage[use]
    // An operator that the standard library does not have is the project's.
    if linkage.known.precedences[fact.name] == nil { return true }
    let left = Segment(ifPresent: fact.left, in: use.file)
    // In damaged code, the operand may be behind the last reference: `func==(==.`.
    let right = Segment(ifPresent: fact.right, in: use.file).flatMap {
      linkage.isBase($0) ? linkage.lastSegment(after: $0) : nil
    }
    for operand in [left, right].compactMap(\.self) {
      guard let id = inference.code[operand].type.known, case let type = inference.types[id],
        type.kind == .instance
      else { continue }
      let name = declaration(type.declaration).name.id
      let isTaken = (names.holders[fact.name] ?? []).contains { holder in
        guard holder.condition != nil, let id = holder.id else { return false }
        return linkage.signature(of: id).contains(name)
      }
      if isTaken { return true }
    }
    return false
  }

  /// Whether a declaration exists, or the file sees it, only under a condition:
  /// `typealias Screen = Int` in `#if DEBUG`.
  ///
  /// - Parameter isBase: whether the use is the base of its path, so that an inherited member hides
  ///   a global.
  private func isConditional(
    _ id: DeclarationID, _ name: NameID, _ file: FileID, isBase: Bool = false
  ) -> Bool {
    if !linkage.isUnconditional(id) { return true }
    let first = linkage.firstInstance(of: id)
    // A frequent name such as `init` has thousands of holders.
    guard names.isHolder(first) else { return false }
    return (names.holders[name] ?? []).contains {
      $0.condition != nil && $0.id == first && ($0.file ?? file) == file
        && (isBase || !$0.isInherited || names.inheritedInSeveralWays.contains(name))
        && !$0.isBesideOthers
    }
  }
}

extension ReferenceForm {
  /// Whether a path of this form begins with a name that is looked up in the scopes around it.
  fileprivate var mayStandAlone: Bool { mayNameType || self == .value }
}
