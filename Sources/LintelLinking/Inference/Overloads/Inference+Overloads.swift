import LintelGraph
import LintelScanner

/// The choice among declarations with the same name, including those of SDKs.
extension Inference {
  /// Chooses the meaning of a segment among several declarations: `load(by: 1)`.
  ///
  /// A declaration in an extension of an external type competes with all declarations of its name
  /// in SDKs.
  ///
  /// - Parameters:
  ///   - base: the type that has the declarations as members; unknown for globals, or if it is not
  ///     known.
  ///   - isOfType: whether members of a type itself are looked up; `nil` if that is not known.
  /// - Returns: false if no declaration has fitting parameters, or if a member of an SDK is meant.
  mutating func choose(_ found: FoundMembers, of base: TypeID, isOfType: Bool?, _ segment: Segment)
    -> Bool
  {
    choose(found, of: base, isOptional: false, isOfType: isOfType, segment)
  }

  /// Chooses like ``choose(_:of:isOfType:_:_:)``; if `isOptional`, the members of an optional
  /// compete as well: `song.title.isActive`.
  mutating func choose(
    _ found: FoundMembers, of base: TypeID, isOptional: Bool, isOfType: Bool?, _ segment: Segment
  ) -> Bool {
    let fact = linkage[segment]
    var found = found
    keepPossible(&found, segment)
    if found.isEmpty { return false }
    if found.count == 1, !fact.isCalled, !fact.isSubscripted,
      !types[base].kind.isExternal, !isExternal(declaration(found[0]).enclosing)
    {
      // There are no arguments that might not fit.
      code[segment].target = found[0]
      return true
    }
    let arguments = calls.arguments(segment)
    var candidates = found
    keepAccepted(&candidates, of: base, arguments)
    if types[base].kind.isExternal { preferImported(&candidates, segment) }
    // Only now, because an overload with other arguments implements no requirement: `load(by: 1)`.
    search.keepImplementations(in: types[base], &candidates)
    preferOwnMembers(of: base, &candidates, arguments)
    let countTells = countTells(among: candidates, for: arguments)
    guard
      let choice = calls.choice(
        of: candidates, for: arguments, countTells: countTells, segment.file)
    else { return false }
    let target = stable(choice)
    let scope = declaration(target).enclosing
    let isOutside = types[base].kind.isExternal || isExternal(scope)
    // Extensions that declare the same member differ by their requirements: `extension [Row] {}`.
    let isAmbiguous =
      choice.isAmbiguous
      || candidates.count > 1 && isExternal(scope) && acceptance(of: base, by: scope) == .open
    var mayBeExternal = false
    if isOutside {
      let owners = sdkTypes(of: base).map { $0 + (isOptional ? SDKTable.optionalTypes : []) }
      switch meaning(
        of: target, base, owners, isOfType, arguments, named: fact.name)
      {
      case .external: return false
      case .open: mayBeExternal = true
      case .project: break
      }
    }
    code[segment].target = target
    if mayBeExternal {
      code.markAmbiguous(segment, because: .sdk)
    } else if isOutside, isOfOtherType(target, among: found, segment) {
      code.markAmbiguous(segment, because: .module)
    } else if isAmbiguous {
      // The members of an external type are not all known.
      code.markAmbiguous(segment, among: isOutside ? [] : choice.all)
    }
    return true
  }

  /// Returns the declaration that represents a choice: the first by file path if several may be
  /// meant.
  private func stable(_ choice: OverloadChoice) -> DeclarationID {
    choice.all.min {
      (linkage.path(of: declaration($0).file), $0) < (linkage.path(of: declaration($1).file), $1)
    } ?? choice.declaration
  }

  /// Keeps the candidates that can be compiled together with the use, if any: code after
  /// `#if DEBUG` means nothing that is declared in the `#else`.
  func keepPossible(_ found: inout FoundMembers, _ segment: Segment) {
    let condition = linkage[segment].condition
    guard condition > 0 else { return }
    found.prefer { linkage.mayMean($0, under: condition, in: segment.file) }
  }

  /// Returns the subscript that is meant among several: `rows[safe: 1]`; `nil` if there is none, or
  /// if one of an SDK may be meant.
  mutating func subscriptChoice(
    of found: FoundMembers, on base: TypeID, _ arguments: WrittenArguments
  ) -> OverloadChoice? {
    guard let choice = callChoice(of: found, on: base, arguments) else { return nil }
    guard isExternal(declaration(choice.declaration).enclosing) else { return choice }
    let acceptance = acceptance(of: arguments, by: choice.declaration)
    for type in sdkTypes(of: base) ?? [] {
      let external = calls.fit(ofExternal: "subscript", of: type, arguments)
      guard external.fit > .none else { continue }
      // If the project's subscript takes exactly these types, no subscript of the SDK does: the
      // compiler would refuse the use as ambiguous.
      if acceptance < .yes { return nil }
    }
    return acceptance == .no ? nil : choice
  }

  /// Returns the function or subscript that is meant among several of a type: `validate(1)`.
  mutating func callChoice(
    of found: FoundMembers, on base: TypeID, _ arguments: WrittenArguments
  ) -> OverloadChoice? {
    var candidates = found
    keepAccepted(&candidates, of: base, arguments)
    return calls.choice(
      of: candidates, for: arguments,
      countTells: countTells(among: candidates, for: arguments), arguments.file)
  }

  /// Whether a function with as many parameters as there are arguments comes before one with
  /// further parameters, which have default values. It does not if the other function takes other
  /// types, and the first is not certain to take these arguments: `run("x")` may mean
  /// `run(_: String, _: Int = 1)` beside `run(_: Insert)`.
  private mutating func countTells(
    among candidates: FoundMembers, for arguments: WrittenArguments
  ) -> Bool {
    guard candidates.count > 1, arguments.count > 0 else { return true }
    let exact = candidates.filter { calls.fit(of: $0, arguments) == .exact }
    if exact.isEmpty || exact.count == candidates.count { return true }
    for other in candidates where calls.fit(of: other, arguments) == .partial {
      let types = takenTypes(by: other, arguments)
      let isLike = exact.contains { areAlike(takenTypes(by: $0, arguments), types) }
      if !isLike, exact.allSatisfy({ acceptance(of: arguments, by: $0) < .yes }) { return false }
    }
    return true
  }

  /// Removes the candidates that the types of the arguments or of the base exclude: `show(row)`
  /// does not mean `show(_: Cell)`.
  private mutating func keepAccepted(
    _ candidates: inout FoundMembers, of base: TypeID, _ arguments: WrittenArguments
  ) {
    guard candidates.count > 1 else { return }
    if arguments.isCalled { candidates.keep { calls.fit(of: $0, arguments) > .none } }
    // If labels decide, types need not be compared.
    guard candidates.count > 1 else { return }
    var best = Acceptance.no
    var kept: [(DeclarationID, Acceptance)] = []
    for candidate in candidates {
      var acceptance = acceptance(of: base, by: declaration(candidate).enclosing)
      if acceptance != .no, arguments.isCalled {
        acceptance =
          calls.fit(of: candidate, arguments) == .possible
          ? .open : min(acceptance, self.acceptance(of: arguments, by: candidate))
      }
      best = max(best, acceptance)
      kept.append((candidate, acceptance))
    }
    guard best > .no else { return }
    candidates = FoundMembers()
    // A candidate for exactly these types comes before a generic one.
    let least = best == .yes && arguments.count > 0 ? Acceptance.yes : .open
    for (candidate, acceptance) in kept where acceptance >= least { candidates.append(candidate) }
  }

  /// Removes the members of protocols if the type itself has a member that fits: `store.load()`
  /// does not mean the `load` of `extension Loading {}`.
  private func preferOwnMembers(
    of base: TypeID, _ candidates: inout FoundMembers, _ arguments: WrittenArguments
  ) {
    guard candidates.count > 1, types[base].kind == .instance || types[base].kind == .metatype,
      declaration(types[base].declaration).kind != .protocol
    else { return }
    candidates.prefer {
      declaration(ownerType(of: $0)).kind != .protocol && calls.fit(of: $0, arguments) > .possible
    }
  }

  /// Returns the types of SDKs whose members a value of a type can have: `UIView` for
  /// `class Badge: UIView {}`; `nil` if they are not known.
  func sdkTypes(of base: TypeID) -> [SDKType]? {
    let type = types[base]
    let sdk = linkage.known.sdk
    switch type.kind {
    case .external, .externalMetatype: return sdk.type(named: type.name).map { [$0] }
    case .array:
      return type.collectionName.map { sdk.type(named: $0).map { [$0] } } ?? SDKTable.arrayTypes
    case .dictionary: return SDKTable.dictionaryTypes
    case .instance, .metatype:
      var result = synthesizedSupertypes(of: type.declaration)
      for name in externalSupertypes(of: type.declaration) {
        guard let found = sdk.type(named: name) else { return nil }
        result.append(found)
      }
      return result
    default: return nil
    }
  }

  /// Returns the protocols to which an enum conforms without a declaration:
  /// `enum Phase { case idle }` to `Hashable`.
  private func synthesizedSupertypes(of type: DeclarationID) -> [SDKType] {
    declaration(type).kind == .enum ? SDKTable.enumTypes : []
  }
}
