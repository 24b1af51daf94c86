import LintelGraph
import LintelScanner

/// Whose declaration is meant.
enum NameOwner {
  case project
  /// That of an SDK.
  case external
  /// Either may be.
  case open
}

/// Whether a name means a declaration of the project or one of an SDK.
extension OverloadInferring where Self: ~Copyable {
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
  mutating func meaning(
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
    guard external.fit > 1 || external.fit > 0 && own < 2 else {
      // What is known of SDKs by hand may be too little where nothing of the project fits either.
      let isOfSDK = isInitializer || linkage.known.isExternalMember(name)
      return isOfSDK && isExcluded(candidate, own, arguments) ? .external : .project
    }
    guard let entry = external.entry else {
      return isExcluded(candidate, own, arguments) ? .external : .open
    }
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
    if external.fit == 3, own == 2, takesTheSameAndMore(candidate, than: entry, arguments) {
      return .external
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

  /// Whether a declaration takes arguments of just the types that one of an SDK takes, and has more
  /// parameters, which the call leaves out: of two such the compiler calls the one with fewer.
  ///
  /// What is optional in but one of them is no such case: then the other comes first.
  private mutating func takesTheSameAndMore(
    _ candidate: DeclarationID, than entry: SDKEntry, _ arguments: WrittenArguments
  ) -> Bool {
    let parameters = calls.parameters(of: candidate)
    guard arguments.count > 0, arguments.count < parameters.count else { return false }
    var own: [Int] = []
    guard calls.match(arguments.ofFunction, parameters, { own.append($1) }) else { return false }
    let external = calls.pairs(of: arguments.ofFunction, with: entry).map(\.parameter)
    guard own.count == external.count else { return false }
    for (number, other) in zip(own, external) {
      let parameter = calls.parameter(number, of: parameters)
      guard !parameter.hasOptionalType, !other.isOptional,
        let name = linkage.known.sdk.name(ofType: other.type),
        case let type = types.writtenType(
          parameters.file, parameter.typeStart, parameter.typeEnd),
        types[type].kind == .external, types[type].name == name
      else { return false }
    }
    return true
  }

  /// Whether the types of the arguments exclude a function or an initialiser that the labels fit.
  private mutating func isExcluded(
    _ candidate: DeclarationID, _ fit: Int, _ arguments: WrittenArguments
  ) -> Bool {
    // What is read may be called, and what comes of it again.
    fit > 1 && arguments.isCalled && !arguments.endsInSubscript
      && acceptance(of: arguments, by: candidate) == .no
  }

  /// How well the initialisers of an external type fit.
  private func initializerFit(of type: TypeID, _ arguments: WrittenArguments) -> ExternalFit {
    for type in sdkTypes(of: type) ?? [] {
      let found = calls.fit(ofExternal: "init", of: type, arguments)
      if found.fit > 0 { return found }
    }
    return .none
  }
}
