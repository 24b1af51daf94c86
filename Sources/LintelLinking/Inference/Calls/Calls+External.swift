import LintelGraph
import LintelScanner

/// How well the best of what SDKs declare by a name fits a use of it.
struct ExternalFit {
  /// As ``Calls/fit(of:_:)`` has it: 0 not at all, 3 exactly.
  var fit = 0
  /// What fits best; `nil` where nothing but a name is known, which fits everything.
  var entry: SDKEntry?

  static var none: ExternalFit { ExternalFit() }
  static var byName: ExternalFit { ExternalFit(fit: 3, entry: nil) }
}

extension Calls {
  /// How well members of SDKs that have a name fit.
  ///
  /// - Parameters:
  ///   - owners: the types that may declare it, with their supertypes; `nil` for all there are.
  ///   - isOfType: whether it is looked for as a member of a type itself; `nil` if that is open.
  func fit(
    ofExternalMember name: NameID, of owners: [SDKType]?, isOfType: Bool?,
    _ arguments: WrittenArguments
  ) -> ExternalFit {
    guard linkage.known.isExternalMember(name) else { return .none }
    let lineages = owners?.map { linkage.known.sdk.lineage(of: $0) }
    return best(of: linkage.known.sdk.members(named: name), arguments) { entry in
      if let isOfType, entry.isOfType != isOfType { return false }
      guard let lineages else { return true }
      return lineages.contains { $0.contains(typeHash: entry.ownerHash) }
    } isNameEnough: {
      // All members are known of the toolchain's own types, and some of others.
      guard let lineages else { return true }
      return lineages.contains(where: \.isKnownByName)
        && !linkage.known.sdk.knowsMembers(named: name, of: lineages)
    }
  }

  /// How well functions of SDKs that have a name and are no members fit.
  func fit(ofExternalFunction name: NameID, _ arguments: WrittenArguments) -> ExternalFit {
    best(
      of: linkage.known.sdk.functions(named: name), arguments, where: { _ in true },
      isNameEnough: { true })
  }

  /// How well the initialisers or subscripts of a type, or of what it inherits from, fit.
  ///
  /// - Parameter word: `init` or `subscript`.
  func fit(ofExternal word: StaticString, of type: SDKType, _ arguments: WrittenArguments)
    -> ExternalFit
  {
    let text = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    var result = ExternalFit.none
    let lineage = linkage.known.sdk.lineage(of: type)
    let isNameEnough = !linkage.known.sdk.knowsInitializers(
      linkage.known.initializer, of: lineage)
    for type in lineage.types {
      let entries = linkage.known.sdk.entries(of: type)
      let found = best(
        of: entries, arguments, where: { $0.isOwned(by: text) }, isNameEnough: { isNameEnough })
      if found.fit > result.fit { result = found }
    }
    return result
  }

  private func best(
    of entries: some Sequence<SDKEntry>, _ arguments: WrittenArguments,
    where isWanted: (SDKEntry) -> Bool,
    isNameEnough: () -> Bool
  ) -> ExternalFit {
    var best = ExternalFit.none
    for entry in entries {
      if entry.isUnknown {
        if isNameEnough() { return .byName }
        continue
      }
      // Most have too few parameters, and to read these takes longer than to count them.
      if arguments.isCalled, entry.takesArguments,
        !entry.mayTake(argumentCount: arguments.count)
      {
        continue
      }
      guard isWanted(entry) else { continue }
      let fit = fit(of: entry, arguments)
      if fit > best.fit { best = ExternalFit(fit: fit, entry: entry) }
    }
    return best
  }

  // MARK: - Arguments and parameters

  private func fit(of entry: SDKEntry, _ arguments: WrittenArguments) -> Int {
    guard entry.takesArguments else {
      // What a property holds may be called.
      return !arguments.isCalled ? 3 : entry.resultText.isEmpty ? 1 : 0
    }
    guard arguments.isCalled else { return 2 }
    let parameters = entry.parameterList
    let isMatch = match(arguments, parameters) { _, _ in }
    return !isMatch ? 0 : arguments.count == parameters.count ? 3 : 2
  }

  /// The positions of arguments among the references, and the parameters that they are for.
  func pairs(of arguments: WrittenArguments, with entry: SDKEntry) -> [(
    argument: Int, parameter: SDKEntry.Parameter
  )] {
    let parameters = entry.parameterList
    var result: [(Int, SDKEntry.Parameter)] = []
    let isMatch = match(arguments, parameters) { result.append((Int($0), parameters[$1])) }
    return isMatch ? result : []
  }

  /// Finds for each argument its parameter; see ``match(_:_:_:)``.
  private func match(
    _ arguments: WrittenArguments, _ parameters: [SDKEntry.Parameter],
    _ visit: (Int32, Int) -> Void
  ) -> Bool {
    let mayLeaveLabelsOut =
      arguments.isInPattern && arguments.count == parameters.count && areUnlabeled(arguments)
    var (next, missing) = (0, 0)
    var position = arguments.first
    for number in 0..<arguments.count {
      let isTrailing = number == arguments.count - 1 && arguments.endsInClosure
      let found =
        mayLeaveLabelsOut
        ? number
        : parameter(for: position, isTrailing: isTrailing, of: parameters, from: next, arguments)
      if let found {
        guard isFitting(position, parameters[found], arguments.file) else { return false }
        missing += parameters[min(next, found)..<found].count { !mayBeLeftOut($0) }
        visit(position, found)
        next = found + 1
      } else if next == 0 || !parameters[next - 1].isVariadic
        || nameLengths[Int(reference(arguments.file, Int(position)).name)] != 0
      {
        return false
      }
      position = argument(after: position, arguments.file)
    }
    missing += parameters[min(next, parameters.count)...].count { !mayBeLeftOut($0) }
    return missing == 0
  }

  private func mayBeLeftOut(_ parameter: SDKEntry.Parameter) -> Bool {
    parameter.hasDefault || parameter.isVariadic
  }

  /// The number of the parameter that an argument is for.
  private func parameter(
    for position: Int32, isTrailing: Bool, of parameters: [SDKEntry.Parameter], from start: Int,
    _ arguments: WrittenArguments
  ) -> Int? {
    let text = labelText(ofArgument: position, arguments.file)
    for number in start..<max(start, parameters.count) {
      let parameter = parameters[number]
      if isTrailing {
        // A closure after the call has no label, whatever its parameter has.
        if parameter.isFunction { return number }
      } else if text.isEmpty
        ? parameter.isUnlabelled || parameter.label.isEmpty : parameter.label.elementsEqual(text)
      {
        return number
      }
    }
    guard isTrailing else {
      return parameter(ofFirstTrailing: position, of: parameters, from: start, arguments.file)
    }
    return parameters.indices.dropFirst(start).last { parameters[$0].type.isEmpty }
  }

  /// The parameter that the first of several closures after a call is for, which has no label:
  /// `Label { … } icon: { … }`.
  private func parameter(
    ofFirstTrailing position: Int32, of parameters: [SDKEntry.Parameter], from start: Int,
    _ file: FileID
  ) -> Int? {
    guard labelText(ofArgument: position, file).isEmpty,
      closure(ofArgument: Int(position), file) != nil,
      case let following = argument(after: position, file), following >= 0
    else { return nil }
    let label = labelText(ofArgument: following, file)
    let rest = parameters[min(start, parameters.count)...]
    guard let end = rest.firstIndex(where: { $0.label.elementsEqual(label) }) else { return nil }
    return rest[..<end].firstIndex { $0.isFunction }
  }

  private func labelText(ofArgument position: Int32, _ file: FileID) -> ArraySlice<UInt8> {
    let (label, names) = (Int(reference(file, Int(position)).name), linkage.linker.scanned.names)
    return names.bytes[Int(names.starts[label])..<Int(names.starts[label + 1])]
  }

  /// Whether what is written as an argument can be the value of a parameter, as far as its first
  /// words tell.
  private func isFitting(_ position: Int32, _ parameter: SDKEntry.Parameter, _ file: FileID)
    -> Bool
  {
    switch sort(ofArgument: Int(position), file) {
    case .unknown: true
    case .closure: parameter.isFunction || !parameter.isKeyPath && parameter.type.isEmpty
    case .keyPath: parameter.isFunction || parameter.type.isEmpty
    case .literal(let literal):
      !parameter.isFunction && !parameter.isKeyPath
        && (parameter.type.isEmpty || !isExcluded(literal, as: parameter.type))
    }
  }

  /// Whether no value of a type can be written as such a literal.
  private func isExcluded(_ literal: ArgumentLiteral, as type: Slice<UnsafeBufferPointer<UInt8>>)
    -> Bool
  {
    let name = String(decoding: type, as: UTF8.self)
    guard KnownNames.valueTypeNames.contains(name) else { return false }
    return switch literal {
    case .string: !KnownNames.textTypeNames.contains(name)
    case .number: !KnownNames.numberTypeNames.contains(name)
    case .boolean: !KnownNames.truthTypeNames.contains(name)
    }
  }
}
