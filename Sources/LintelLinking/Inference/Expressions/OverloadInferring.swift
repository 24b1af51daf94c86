import LintelGraph
import LintelScanner

/// Which of several declarations a name means, and whether it means one of the project at all.
protocol OverloadInferring: ArgumentTypeInferring, ~Copyable {}

/// Whose declaration is meant.
enum NameOwner {
  case project
  /// That of an SDK.
  case external
  /// Either may be.
  case open
}

extension OverloadInferring where Self: ~Copyable {
  var search: MemberSearch { MemberSearch(linkage: linkage) }

  /// Settles which of several declarations the segment at `index` means.
  ///
  /// A declaration in an extension of an external type has a rival in whatever an SDK declares by
  /// its name.
  ///
  /// - Returns: false if there is none with fitting parameters, or if a member of an SDK is meant.
  mutating func choose(
    _ found: FoundMembers, of base: TypeID, isOfType: Bool?, _ file: FileID, _ index: Int
  ) -> Bool {
    choose(found, of: base, isOptional: false, isOfType: isOfType, file, index)
  }

  /// The same for members of values of type `base` that are optional.
  mutating func choose(
    _ found: FoundMembers, of base: TypeID, isOptional: Bool, isOfType: Bool?,
    _ file: FileID, _ index: Int
  ) -> Bool {
    if found.isEmpty { return false }
    let fact = reference(file, index)
    if found.count == 1, !fact.isCalled, !fact.isSubscripted,
      !types[base].kind.isExternal, !isExternal(declaration(found[0]).enclosing)
    {
      // There are no arguments that might not fit.
      code[file.position].targets[index] = found[0]
      return true
    }
    let arguments = calls.arguments(file, index)
    var candidates = found
    keepAccepted(&candidates, of: base, arguments)
    // Only of those that fit: an overload may be no requirement.
    search.keepImplementations(in: types[base], &candidates)
    preferOwnMembers(of: base, &candidates, arguments)
    let countTells = countTells(among: candidates, for: arguments)
    guard
      let choice = calls.choice(of: candidates, for: arguments, countTells: countTells, file)
    else { return false }
    let target = stable(choice)
    let scope = declaration(target).enclosing
    let isOutside = types[base].kind.isExternal || isExternal(scope)
    // Which of several extensions applies, only their requirements tell.
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
    code[file.position].targets[index] = target
    if mayBeExternal {
      code[file.position].markAmbiguous(index, because: .sdk)
    } else if isAmbiguous {
      // Of what is outside not all is known.
      code[file.position].markAmbiguous(index, among: isOutside ? [] : choice.all)
    }
    return true
  }

  /// The declaration to show for a choice: of several that may be meant the first by its file.
  private func stable(_ choice: OverloadChoice) -> DeclarationID {
    let files = linkage.linker.files
    return choice.all.min {
      (files[declaration($0).file].path, $0) < (files[declaration($1).file].path, $1)
    } ?? choice.declaration
  }

  /// Which of several subscripts is meant; `nil` if there is none, or if one of an SDK may be
  /// meant.
  mutating func subscriptChoice(
    of found: FoundMembers, on base: TypeID, _ arguments: WrittenArguments
  ) -> OverloadChoice? {
    guard let choice = callChoice(of: found, on: base, arguments) else { return nil }
    guard isExternal(declaration(choice.declaration).enclosing) else { return choice }
    let acceptance = acceptance(of: arguments, by: choice.declaration)
    for type in sdkTypes(of: base) ?? [] {
      let external = calls.fit(ofExternal: "subscript", of: type, arguments)
      guard external.fit > 0 else { continue }
      // There is but one with a value of just this type, or the compiler would not know which.
      if acceptance < .yes { return nil }
    }
    return acceptance == .no ? nil : choice
  }

  /// Which of the functions of a type that take such arguments is meant.
  mutating func callChoice(
    of found: FoundMembers, on base: TypeID, _ arguments: WrittenArguments
  ) -> OverloadChoice? {
    var candidates = found
    keepAccepted(&candidates, of: base, arguments)
    return calls.choice(
      of: candidates, for: arguments,
      countTells: countTells(among: candidates, for: arguments), arguments.file)
  }

  /// Whether of several functions one that has just as many parameters as there are arguments goes
  /// before one with more, which have default values: only if the arguments' types suit both.
  private mutating func countTells(
    among candidates: FoundMembers, for arguments: WrittenArguments
  ) -> Bool {
    guard candidates.count > 1, arguments.count > 0 else { return true }
    let exact = candidates.filter { calls.fit(of: $0, arguments) == 3 }
    if exact.isEmpty || exact.count == candidates.count { return true }
    for other in candidates where calls.fit(of: other, arguments) == 2 {
      let types = takenTypes(by: other, arguments)
      let isLike = exact.contains { areAlike(takenTypes(by: $0, arguments), types) }
      if !isLike, exact.allSatisfy({ acceptance(of: arguments, by: $0) < .yes }) { return false }
    }
    return true
  }

  /// Leaves out what the types of arguments, or of the base, exclude.
  private mutating func keepAccepted(
    _ candidates: inout FoundMembers, of base: TypeID, _ arguments: WrittenArguments
  ) {
    guard candidates.count > 1 else { return }
    if arguments.isCalled { candidates.keep { calls.fit(of: $0, arguments) > 0 } }
    // Where labels tell, types need not be asked for.
    guard candidates.count > 1 else { return }
    var best = Acceptance.no
    var kept: [(DeclarationID, Acceptance)] = []
    for candidate in candidates {
      var acceptance = acceptance(of: base, by: declaration(candidate).enclosing)
      if acceptance != .no, arguments.isCalled {
        acceptance =
          calls.fit(of: candidate, arguments) == 1
          ? .open : min(acceptance, self.acceptance(of: arguments, by: candidate))
      }
      best = max(best, acceptance)
      kept.append((candidate, acceptance))
    }
    guard best > .no else { return }
    candidates = FoundMembers()
    // What takes just these types comes before what takes any.
    let least = best == .yes && arguments.count > 0 ? Acceptance.yes : .open
    for (candidate, acceptance) in kept where acceptance >= least { candidates.append(candidate) }
  }

  /// Leaves out what extensions of protocols add, where a type itself has a member that fits.
  private func preferOwnMembers(
    of base: TypeID, _ candidates: inout FoundMembers, _ arguments: WrittenArguments
  ) {
    guard candidates.count > 1, types[base].kind == .instance || types[base].kind == .metatype,
      declaration(types[base].declaration).kind != .protocol
    else { return }
    candidates.prefer {
      declaration(ownerType(of: $0)).kind != .protocol && calls.fit(of: $0, arguments) > 1
    }
  }

  /// Whether the global function that a name was taken for is meant, or one of an SDK.
  mutating func functionMeaning(_ file: FileID, _ index: Int) -> NameOwner {
    let target = code[file.position].targets[index]
    let name = reference(file, index).name
    guard linkage.known.isExternalFunction(name), declaration(target).kind == .function else {
      return .project
    }
    let arguments = calls.arguments(file, index)
    let external = calls.fit(ofExternalFunction: name, arguments)
    guard external.fit > 0 else { return .project }
    guard arguments.isCalled else { return .open }
    switch acceptance(of: arguments, by: target) {
    case .no: return .external
    case .open: return .open
    // What takes just this type comes before what takes any.
    case .yes: return arguments.count > 0 ? .project : .open
    }
  }

  /// Whether a name that no scope around it declares may be that of a member which an SDK gives a
  /// type around it: such a member comes before what is global.
  mutating func ownMeaning(_ file: FileID, _ index: Int) -> NameOwner {
    let fact = reference(file, index)
    guard linkage.known.isExternalMember(fact.name) else { return .project }
    let arguments = calls.arguments(file, index)
    var scope = enclosingScope(of: owner(file, fact))
    var result = NameOwner.project
    while let current = scope {
      // What the supertypes declare that no SDK has is asked for after this.
      let owners = sdkTypes(of: types.enclosingType(current)) ?? []
      let external = calls.fit(
        ofExternalMember: fact.name, of: owners, isOfType: nil, arguments)
      if external.fit > 1 {
        if isExternal(current), external.entry != nil { return .external }
        result = .open
      }
      scope = declaration(current).owner.flatMap { enclosingScope(of: $0) }
    }
    return result
  }

  /// Whether a use means a member that the project adds to an external type, or one that an SDK
  /// declares.
  private mutating func meaning(
    of candidate: DeclarationID, _ base: TypeID, _ owners: [SDKType]?, _ isOfType: Bool?,
    _ arguments: WrittenArguments, named name: NameID
  ) -> NameOwner {
    let isInitializer = declaration(candidate).kind == .initializer
    // `String(value)`: such types can be made of nearly everything, and to ask of what takes long.
    if isInitializer, calls.areUnlabeled(arguments),
      acceptance(of: arguments, by: candidate) < .yes
    {
      return .external
    }
    let external =
      isInitializer
      ? initializerFit(of: base, arguments)
      : calls.fit(ofExternalMember: name, of: owners, isOfType: isOfType, arguments)
    let own = calls.fit(of: candidate, arguments)
    // A property that holds something to be called is seldom.
    guard external.fit > 1 || external.fit > 0 && own < 2 else { return .project }
    guard let entry = external.entry else { return .open }
    if own >= external.fit, isMadeFor(base, declaration(candidate).enclosing),
      arguments.count == 0 || acceptance(of: arguments, by: candidate) == .yes
    {
      return .project
    }
    // What a protocol of the project asks for, the SDK's member is.
    if !isExternal(declaration(candidate).enclosing), external.fit >= own { return .external }
    if !arguments.isCalled {
      // What is just read is no method where there is a property.
      guard own == external.fit else { return own > external.fit ? .project : .external }
      return isRedeclared(name, by: candidate, of: base, owners, isOfType) ? .project : .open
    }
    switch acceptance(of: arguments, by: candidate) {
    case .no: return .external
    // Types of SDKs can be made of so much that a note each time would say nothing.
    case .open where isInitializer: return .external
    // What takes just these types comes before what takes any.
    case .yes where arguments.count > 0:
      let scope = declaration(candidate).enclosing
      let isOpen =
        acceptance(of: arguments, by: entry) == .yes || acceptance(of: base, by: scope) < .yes
      return isOpen ? .open : .project
    case .yes, .open: return acceptance(of: arguments, by: entry) == .no ? .project : .open
    }
  }

  /// How well the initialisers of an external type fit.
  private func initializerFit(of type: TypeID, _ arguments: WrittenArguments) -> ExternalFit {
    for type in sdkTypes(of: type) ?? [] {
      let found = calls.fit(ofExternal: "init", of: type, arguments)
      if found.fit > 0 { return found }
    }
    return .none
  }

  /// The types of SDKs that a value of a type can have members of; `nil` if they are not known.
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

  /// The protocols that the compiler lets an enum conform to though nobody writes them.
  private func synthesizedSupertypes(of type: DeclarationID) -> [SDKType] {
    declaration(type).kind == .enum ? SDKTable.enumTypes : []
  }
}
