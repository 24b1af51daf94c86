import LintelGraph
import LintelScanner

/// The candidates for a use, and which of them come before others.
extension Inference {
  /// Returns the candidates for a use with the fit of its arguments: `load(by: 1)`.
  ///
  /// ``giveBack(_:)`` takes the array when it is no longer needed.
  mutating func candidates(
    _ found: FoundMembers, for arguments: WrittenArguments
  ) -> [Candidate] {
    var result = spareCandidates.popLast() ?? []
    for declaration in found {
      result.append(
        Candidate(declaration: declaration, fit: calls.fit(of: declaration, arguments)))
    }
    return result
  }

  /// Keeps the memory of an array for the candidates of further uses.
  mutating func giveBack(_ candidates: inout [Candidate]) {
    candidates.removeAll(keepingCapacity: true)
    spareCandidates.append(candidates)
  }

  /// Removes the candidates that the types of the arguments or of the base exclude: `show(row)`
  /// does not mean `show(_: Cell)`.
  mutating func keepAccepted(
    _ candidates: inout [Candidate], of base: TypeID, _ arguments: WrittenArguments
  ) {
    guard candidates.count > 1 else { return }
    if arguments.isCalled { candidates.keep { $0.fit > .none } }
    // If labels decide, types need not be compared.
    guard candidates.count > 1 else { return }
    let value = types.instance(ofMetatype: base)
    var best = Acceptance.no
    for position in candidates.indices {
      let candidate = candidates[position]
      var acceptance = acceptance(of: base, by: declaration(candidate.declaration).enclosing)
      if acceptance != .no, arguments.isCalled {
        acceptance =
          candidate.fit == .possible
          ? .open
          : min(acceptance, self.acceptance(of: arguments, by: candidate.declaration, on: value))
      }
      best = max(best, acceptance)
      candidates[position].acceptance = acceptance
    }
    guard best > .no else { return }
    // A candidate for exactly these types comes before a generic one.
    let least = best == .yes && arguments.count > 0 ? Acceptance.yes : .open
    candidates.keep { $0.acceptance >= least }
    if arguments.isCalled { preferOwnTypesOfLiterals(&candidates, of: value, arguments) }
  }

  /// Whether the only candidate, in an extension of an external type, does not take the arguments, so
  /// that another module has the function: `.minutes(count)` for an `Int` is not
  /// `extension TimeInterval { static func minutes(_ value: Double) -> TimeInterval }`.
  mutating func refuses(_ candidates: [Candidate], _ arguments: WrittenArguments) -> Bool {
    guard candidates.count == 1, let only = candidates.first?.declaration,
      declaration(only).kind == .function || declaration(only).kind == .initializer,
      isExternal(declaration(only).enclosing)
    else { return false }
    return acceptance(of: arguments, by: only) == .no
  }

  /// Removes initialisers in extensions of types of modules that the file does not import, if
  /// others are left: `Color(hex: text)` does not mean one of `extension Terminal.Color {}`.
  func preferImported(_ candidates: inout [Candidate], _ segment: Segment) {
    guard candidates.count > 1, linkage[segment].kind == .construct else { return }
    candidates.prefer {
      !linkage.isOfOtherModule(declaration($0.declaration).enclosing, than: segment.file)
    }
  }

  /// Removes the requirements of protocols if the type is not a protocol and other members can
  /// implement them: `store.load()` means the `load` of the store. For a protocol, or a type of
  /// which only protocols are known, keeps only the requirements.
  mutating func keepImplementations(in base: TypeID, _ candidates: inout [Candidate]) {
    guard candidates.count > 1 else { return }
    let concreteBase = concrete(base)
    let type = types[concreteBase]
    switch type.kind {
    case .instance, .metatype:
      let kind = declaration(type.declaration).kind
      // For a protocol the requirement is meant, even if an extension implements it.
      if kind == .protocol || kind == .associatedtype { return preferRequirements(&candidates) }
    case .parameter, .composition: return preferRequirements(&candidates)
    case .external, .externalMetatype, .array, .dictionary: break
    default: return
    }
    candidates.prefer { !isRequirement($0.declaration) }
  }

  /// Keeps the requirements among the members of a value of which only protocols are known:
  /// `value.load()` of a `T: Cached` means the requirement of `protocol Loading`, not the `load` of
  /// `extension Cached {}` with `protocol Cached: Loading {}`.
  private func preferRequirements(_ candidates: inout [Candidate]) {
    candidates.prefer { isRequirement($0.declaration) }
  }

  func isRequirement(_ member: DeclarationID) -> Bool {
    declaration(declaration(member).enclosing).kind == .protocol
  }

  /// Removes the members of protocols if the type itself has a member that fits: `store.load()`
  /// does not mean the `load` of `extension Loading {}`.
  ///
  /// - Returns: whether a removed one may be meant nevertheless, because no member of the type
  ///   certainly takes the arguments, and none takes the same types: `store.load(item)` may mean the
  ///   `load(_: Item)` of an extension beside `func load(_ number: Int)`, if the type of `item` is
  ///   not known.
  mutating func preferOwnMembers(
    of base: TypeID, _ candidates: inout [Candidate], _ arguments: WrittenArguments
  ) -> Bool {
    guard candidates.count > 1, case let concreteBase = concrete(base),
      case let type = types[concreteBase],
      type.kind == .instance || type.kind == .metatype,
      declaration(type.declaration).kind != .protocol
    else { return false }
    let others = candidates.filter { isOfProtocol($0.declaration) && $0.fit > .possible }
    candidates.prefer { $0.fit > .possible && !isOfProtocol($0.declaration) }
    guard let own = candidates.first, !isOfProtocol(own.declaration) else { return false }
    let isTaken = arguments.count == 0 || candidates.contains { $0.acceptance == .yes }
    let rivals = others.filter { !isRequirement($0.declaration) }
    if isTaken || rivals.isEmpty { return false }
    if rivals.count * candidates.count > Limits.overloadComparisons { return true }
    let value = types.instance(ofMetatype: base)
    let taken = candidates.map { takenTypes(by: $0.declaration, arguments, on: value) }
    return !rivals.allSatisfy { rival in
      let types = takenTypes(by: rival.declaration, arguments, on: value)
      return taken.contains { areAlike($0, types) }
    }
  }

  private func isOfProtocol(_ candidate: DeclarationID) -> Bool {
    declaration(ownerType(of: candidate)).kind == .protocol
  }

  /// Whether a function with as many parameters as there are arguments comes before one with
  /// further parameters, which have default values. It does not if the other function takes other
  /// types, and the first is not certain to take these arguments: `run("x")` may mean
  /// `run(_: String, _: Int = 1)` beside `run(_: Insert)`.
  mutating func countTells(
    among candidates: [Candidate], for arguments: WrittenArguments
  ) -> Bool {
    guard candidates.count > 1, arguments.count > 0 else { return true }
    let exactCount = candidates.count { $0.fit == .exact }
    if exactCount == 0 || exactCount == candidates.count { return true }
    let partialCount = candidates.count { $0.fit == .partial }
    if partialCount == 0 { return true }
    if exactCount * partialCount > Limits.overloadComparisons { return false }
    let exact = candidates.filter { $0.fit == .exact }
    let taken = exact.map { takenTypes(by: $0.declaration, arguments) }
    let isLikeExact = candidates.allSatisfy { other in
      guard other.fit == .partial else { return true }
      let types = takenTypes(by: other.declaration, arguments)
      return taken.contains { areAlike($0, types) }
    }
    return isLikeExact
      || exact.contains { acceptance(of: arguments, by: $0.declaration) == .yes }
  }
}
