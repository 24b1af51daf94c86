import LintelGraph
import LintelScanner

/// The owner of the declaration that a name means.
enum NameOwner {
  case project
  /// An SDK.
  case external
  /// Either of them.
  case open
}

/// Whether a name means a declaration of the project or one of an SDK.
extension Inference {
  /// Returns whether a name means the project's global function that was found, or one of an SDK:
  /// `max("a")` beside `func max(_ only: String) -> String`.
  mutating func functionMeaning(_ segment: Segment) -> NameOwner {
    let target = code[segment].target
    let name = linkage[segment].name
    guard linkage.known.isExternalFunction(name), declaration(target).kind == .function else {
      return .project
    }
    let arguments = calls.arguments(segment)
    let external = calls.fit(ofExternalFunction: name, arguments)
    guard external.fit > .none else { return .project }
    guard arguments.isCalled else { return .open }
    switch acceptance(of: arguments, by: target) {
    case .no: return .external
    case .open: return .open
    // A function for exactly these types comes before a generic one.
    case .yes: return arguments.count > 0 ? .project : .open
    }
  }

  /// Returns whether a name that no scope around it declares may mean a member that an SDK gives a
  /// type around it, which comes before globals: `cancel()` in `class Work: Operation {}`.
  mutating func ownMeaning(_ segment: Segment) -> NameOwner {
    let fact = linkage[segment]
    guard linkage.known.isExternalMember(fact.name) else { return .project }
    let arguments = calls.arguments(segment)
    var result = NameOwner.project
    for scope in scopesAround(linkage.owner(of: segment)) {
      // Supertypes that no SDK has are considered later, by `mayBeInherited`.
      let owners = sdkTypes(of: types.enclosingType(scope)) ?? []
      let external = calls.fit(
        ofExternalMember: fact.name, of: owners, isOfType: nil, arguments)
      if external.fit > .possible {
        if isExternal(scope), external.entry != nil { return .external }
        result = .open
      }
    }
    return result
  }

  /// Returns whether a use means a member that the project adds to an external type, or one of an
  /// SDK: `text.hasPrefix(reader)` beside
  /// `extension String { func hasPrefix(_ reader: Reader) {} }`.
  ///
  /// The first of these steps that applies decides:
  ///
  /// 1. An initialiser without labels is one of the SDK, `String(value)`, unless the arguments
  ///    certainly have the types that the project's takes. Must come before 2, because external
  ///    types have so many of them that comparing all would take long.
  /// 2. If no member of the SDK fits, the project's is meant, unless the types of the arguments
  ///    exclude it: `text.padding(.horizontal, insets: insets)` beside
  ///    `extension View { func padding(_ edges: Edge.Set, insets: EdgeInsets) {} }`. Must come
  ///    before the steps below, because they compare two members that fit.
  /// 3. If of the SDK's member only the name is known, either may be meant, unless the types of the
  ///    arguments exclude the project's: `view.layoutIfNeeded()`. Must come before the steps below,
  ///    because they compare parameters and results.
  /// 4. A member for exactly the elements of a collection comes before one for all collections:
  ///    `vectors.first` beside `extension [Vector] { var first: Vector? { nil } }`. Must come
  ///    before 6 and 8, which may leave both.
  /// 5. A member of the SDK implements the requirement of a protocol of the project:
  ///    `controller.dismiss(animated: true)` with `extension UIViewController: Presenting {}`. Must
  ///    come before 6 and 8, which may leave both.
  /// 6. A name that is not called is a property rather than a method: `songs.first` beside
  ///    `func first(ofKind: Kind)`. Must come before 7 and 8, because they compare arguments.
  /// 7. Of two functions for the same arguments, the one with fewer parameters is meant:
  ///    `formatter.string(from: date)`, `queue.async { … }` with
  ///    `extension DispatchQueue { func async(execute work: @escaping () -> Void) {} }`. Must come before 8, because the types fit both.
  /// 8. The types of the arguments decide, or leave both: `text.hasPrefix(reader)`.
  mutating func meaning(
    of chosen: Candidate, _ base: TypeID, _ owners: [SDKType]?, _ isOfType: Bool?,
    _ arguments: WrittenArguments, named name: NameID
  ) -> NameOwner {
    let (candidate, own) = (chosen.declaration, chosen.fit)
    let isInitializer = declaration(candidate).kind == .initializer
    if isInitializer, calls.areUnlabeled(arguments),
      acceptance(of: arguments, by: candidate) < .yes
    {
      return .external
    }
    let external =
      isInitializer
      ? initializerFit(of: base, arguments)
      : calls.fit(ofExternalMember: name, of: owners, isOfType: isOfType, arguments)
    // An SDK's property is seldom called, so it counts only if the project's member fits no better.
    guard external.fit > .possible || external.fit > .none && own < .partial else {
      // If the project's member does not fit either, the members listed by hand may be incomplete.
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
    if !isExternal(declaration(candidate).enclosing), external.fit >= own { return .external }
    if !arguments.isCalled {
      guard own == external.fit else { return own > external.fit ? .project : .external }
      return isRedeclared(name, by: candidate, of: base, owners, isOfType) ? .project : .open
    }
    if external.fit == .exact, own == .partial,
      takesTheSameAndMore(candidate, than: entry, arguments)
    {
      return .external
    }
    if own == .exact, external.fit == .partial, calls.lastClosure(of: arguments) != nil,
      linkage.genericParameters(of: candidate).isEmpty,
      takesTheSame(candidate, as: entry, arguments)
    {
      return .project
    }
    switch acceptance(of: arguments, by: candidate) {
    case .no: return .external
    // Types of SDKs have so many initialisers that a note for each use would be useless.
    case .open where isInitializer: return .external
    // A member for exactly these types comes before a generic one.
    case .yes where arguments.count > 0:
      let scope = declaration(candidate).enclosing
      let isOpen =
        acceptance(of: arguments, by: entry) == .yes || acceptance(of: base, by: scope) < .yes
      return isOpen ? .open : .project
    case .yes, .open: return acceptance(of: arguments, by: entry) == .no ? .project : .open
    }
  }

  /// Whether a declaration takes the same arguments as one of an SDK, and has further parameters,
  /// which the call leaves out. The compiler then calls the one with fewer parameters:
  /// `formatter.string(from: date)` beside `func string(from date: Date, in look: Look = Look())`.
  ///
  /// An optional parameter on one side excludes this, because then the other declaration comes
  /// first.
  private mutating func takesTheSameAndMore(
    _ candidate: DeclarationID, than entry: SDKEntry, _ arguments: WrittenArguments
  ) -> Bool {
    arguments.count > 0 && arguments.count < calls.parameters(of: candidate).count
      && takesTheSame(candidate, as: entry, arguments)
  }

  /// Whether the parameters that the arguments are for have the same types in a declaration and in
  /// one of an SDK.
  private mutating func takesTheSame(
    _ candidate: DeclarationID, as entry: SDKEntry, _ arguments: WrittenArguments
  ) -> Bool {
    let parameters = calls.parameters(of: candidate)
    var own: [Int] = []
    guard calls.match(arguments, parameters, { own.append($1) }) else { return false }
    let external = calls.pairs(of: arguments, with: entry).map(\.parameter)
    guard own.count == external.count else { return false }
    for (number, other) in zip(own, external) {
      let parameter = calls.parameter(number, of: parameters)
      guard !parameter.hasOptionalType, !other.isOptional,
        case let type = types.writtenType(of: parameter, in: parameters.file)
      else { return false }
      if other.isFunction, types[type].kind == .function { continue }
      guard let name = linkage.known.sdk.name(ofType: other.type),
        types[type].kind == .external, types[type].name == name
      else { return false }
    }
    return true
  }

  /// Whether the types of the arguments exclude a function or initialiser whose labels fit:
  /// `init(hex: String)` for `UIColor(hex: 1)`.
  private mutating func isExcluded(
    _ candidate: DeclarationID, _ fit: Fit, _ arguments: WrittenArguments
  ) -> Bool {
    // A property may hold something to call.
    fit > .possible && arguments.isCalled && acceptance(of: arguments, by: candidate) == .no
  }

  /// Returns how well the initialisers of an external type fit a call:
  /// `UIColor(white: 1, alpha: 1)`.
  private func initializerFit(of type: TypeID, _ arguments: WrittenArguments) -> ExternalFit {
    for type in sdkTypes(of: type) ?? [] {
      let found = calls.fit(ofExternal: "init", of: type, arguments)
      if found.fit > .none { return found }
    }
    return .none
  }
}
