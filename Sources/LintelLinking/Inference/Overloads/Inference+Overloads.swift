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
  ///
  /// These steps leave fewer and fewer candidates:
  ///
  /// 1. the candidates that can be compiled with the use: not the `load` of an `#else` for code
  ///    after its `#if`. Must come first, because a candidate that is not compiled may fit best;
  /// 2. the ones that can be called, then the ones with fitting labels, then the ones with fitting types: `show(row)` does not mean
  ///    `show(_: Cell)`. Must come before 4 and 5, because an overload with other arguments neither
  ///    implements a requirement nor hides a member: `load(by: 1)`;
  ///    Of the rest, the asynchronous ones where `await` covers the use: `await store.load()`;
  /// 3. the initialisers of modules that the file imports: `Color(hex: text)`. Must come before 4,
  ///    because an initialiser that the file does not see implements no requirement;
  /// 4. the implementations of requirements: `store.load()` means the `load` of
  ///    `class Store: Loading {}`, not that of `protocol Loading {}`. Its order before 5 does not
  ///    matter, because 5 keeps no requirements either;
  /// 5. the members of the type itself: not the `load` of `extension Loading {}`; if they may not take
  ///    the arguments, and that `load` may, either may be meant. Must come before
  ///    6, because a member with further parameters hides one of a protocol that fits exactly;
  /// 6. the candidate whose number of parameters fits best: `load(1)` means `load(_:)`, not
  ///    `load(_:again:)`. Must come before 7, which compares one declaration with those of SDKs;
  /// 7. none, if a declaration of an SDK is meant: `text.hasPrefix("a")`.
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
      return keepsProtocolMember(segment, of: base, isOfType)
    }
    let arguments = calls.arguments(segment)
    var candidates = candidates(found, for: arguments)
    defer { giveBack(&candidates) }
    if fact.isCalled { keepCallable(&candidates, arguments) }
    keepAccepted(&candidates, of: base, arguments)
    if fact.isCalled, refuses(candidates, arguments) { return false }
    if fact.isCalled { preferByAwait(&candidates, segment) }
    if types[base].kind.isExternal { preferImported(&candidates, segment) }
    keepImplementations(in: base, &candidates)
    let mayBeOfProtocol = preferOwnMembers(of: base, &candidates, arguments)
    let countTells = countTells(among: candidates, for: arguments)
    guard let choice = calls.choice(of: candidates, countTells: countTells, segment.file) else {
      return false
    }
    let chosen = stable(choice)
    let target = chosen.declaration
    if arguments.endsInClosure, refusesClosure(target, arguments) { return false }
    if mapsByKeyPath(target, of: base, fact.name, arguments) { return false }
    let scope = declaration(target).enclosing
    let isOutside = types[base].kind.isExternal || isExternal(scope)
    // Extensions that declare the same member differ by their requirements: `extension [Row] {}`.
    let isAmbiguous =
      choice.isAmbiguous
      || isExternal(scope)
        && candidates.contains { declaration($0.declaration).enclosing != scope }
        && acceptance(of: base, by: scope) == .open
    var mayBeExternal = false
    if !isOutside, fact.isCalled, inheritsOther(target, than: fact.name, base),
      acceptance(of: arguments, by: target, on: types.instance(ofMetatype: base)) == .no
    {
      return false
    }
    if isOutside {
      let owners = sdkTypes(of: base).map { $0 + (isOptional ? SDKTable.optionalTypes : []) }
      switch meaning(of: chosen, base, owners, isOfType, arguments, named: fact.name) {
      case .external: return false
      case .open: mayBeExternal = true
      case .project: break
      }
    }
    code[segment].target = target
    var others = choice.others.filter { $0 != target }
    if choice.declaration != target { others.append(choice.declaration) }
    if !others.isEmpty || !code[otherOverloadsAt: segment].isEmpty {
      code[otherOverloadsAt: segment] = others
    }
    if mayBeOfProtocol {
      code.markAmbiguous(segment, among: found.map { $0 })
    } else if !mayBeExternal, mayHaveOwn(target, base, among: found) {
      code.markAmbiguous(segment, because: .inherited)
    } else if mayBeExternal {
      code.markAmbiguous(segment, because: .sdk)
    } else if isOutside,
      isOfOtherType(target, among: found, segment) || convertsLiteral(target, arguments)
    {
      code.markAmbiguous(segment, because: .module)
    } else if isAmbiguous {
      // The members of an external type are not all known.
      code.markAmbiguous(segment, among: isOutside ? [] : choice.all.map(\.declaration))
    }
    return isOutside || keepsProtocolMember(segment, of: base, isOfType)
  }

  /// Returns the candidate that represents a choice: the first by file path if several may be
  /// meant.
  private func stable(_ choice: OverloadChoice) -> Candidate {
    choice.all.min {
      let (one, other) = ($0.declaration, $1.declaration)
      return (linkage.path(of: declaration(one).file), one)
        < (linkage.path(of: declaration(other).file), other)
    } ?? choice.candidate
  }

  /// Keeps the candidates that can be compiled together with the use, if any: code after
  /// `#if DEBUG` means nothing that is declared in the `#else`.
  func keepPossible(_ found: inout FoundMembers, _ segment: Segment) {
    let condition = linkage[segment].condition
    guard condition > 0, found.count <= Limits.comparedBranches else { return }
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
    var candidates = candidates(found, for: arguments)
    defer { giveBack(&candidates) }
    keepAccepted(&candidates, of: base, arguments)
    let countTells = countTells(among: candidates, for: arguments)
    return calls.choice(of: candidates, countTells: countTells, arguments.file)
  }

  /// Returns the types of SDKs whose members a value of a type can have: `UIView` for
  /// `class Badge: UIView {}`; `nil` if they are not known.
  func sdkTypes(of base: TypeID) -> [SDKType]? {
    let type = types[base]
    let sdk = linkage.known.sdk
    switch type.kind {
    case .external, .externalMetatype: return sdk.type(named: type.name).map { [$0] }
    case .array:
      return type.collectionName.flatMap { sdk.type(named: $0) }.map { [$0] }
        ?? SDKTable.arrayTypes
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
