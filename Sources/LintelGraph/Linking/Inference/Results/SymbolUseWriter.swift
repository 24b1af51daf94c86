import LintelScanner

/// The names to keep mentions of, by their numbers.
struct WantedNames {
  fileprivate let isWanted: [Bool]
  /// That of the standard library.
  fileprivate let swift: NameID?

  init(_ filter: MentionFilter, among names: NameTable) {
    var isWanted = [Bool](repeating: false, count: names.count)
    for name in names.numbers(of: filter.names).values { isWanted[Int(name)] = true }
    if let isAlsoWanted = filter.isWanted {
      for name in 0..<NameID(names.count) where !isWanted[Int(name)] {
        isWanted[Int(name)] = isAlsoWanted(names.text(of: name))
      }
    }
    self.isWanted = isWanted
    swift = names.numbers(of: ["Swift"])["Swift"]
  }
}

extension Inference {
  /// The paths of a file in which a wanted name is written, by offset.
  ///
  /// Members of values and of `self` are none: what they belong to is not written.
  mutating func mentions(of wanted: WantedNames, in file: FileID) -> [Mention] {
    let facts = linkage.files[Int(file)]
    let heads = wantedHeads(facts, wanted.isWanted).filter {
      linkage.linker.active.contains(facts.references[$0].condition, in: Int(file))
    }
    guard !heads.isEmpty else { return [] }
    let modules = Set(facts.imports.map(\.module) + [wanted.swift].compactMap { $0 })
    var result: [Mention] = []
    for head in heads {
      if let mention = mention(file, head, modules: modules) { result.append(mention) }
    }
    return result
  }

  /// The heads of the paths of a file that have a wanted name.
  private func wantedHeads(_ facts: FileFacts, _ isWanted: [Bool]) -> [Int] {
    var heads: [Int] = []
    let all = facts.references.pathHeads()
    for (index, fact) in facts.references.enumerated()
    where fact.kind != .argument && isWanted[Int(fact.name)] {
      let head = Int(all[index])
      if heads.last != head { heads.append(head) }
    }
    // A path may go on after the arguments of one of its parts, in which there are others.
    return heads.count < 2 ? heads : Array(Set(heads)).sorted()
  }

  private mutating func mention(_ file: FileID, _ head: Int, modules: Set<NameID>) -> Mention? {
    let fact = reference(file, head)
    switch fact.kind {
    case .selfMember, .superMember, .member, .argument: return nil
    case .implicitMember: return fact.isInPattern ? nil : implicitMention(file, head)
    case .value: break
    case .keypath where !isTypeName(fact.name): return nil
    default:
      let place = PathPlace(file: file, head: Int32(head), owner: owner(file, fact))
      let resolution = linkage.resolve(place)
      if let found = resolution.parts.last {
        return typeMention(found, isAmbiguous: isNameAmbiguous(resolution), file, head)
      }
    }
    if isVariableOfCode(file, head) { return nil }
    let target = code[Int(file)].targets[head]
    var parts = writtenParts(file, from: head)
    if target >= 0 {
      let value = declaration(target)
      guard declaration(value.owner).kind == .file || isStatic(target) || value.kind == .enumCase
      else { return nil }
      parts = typeParts(around: target, fact.offset) + parts
    }
    return Mention(
      from: owner(file, fact), head: target, kind: kind(ofHead: fact),
      mayBeginWithModule: target < 0 && parts.count > 1 && modules.contains(fact.name), parts: parts
    )
  }

  /// A path that begins with a type of the project, or an alias.
  private mutating func typeMention(
    _ found: Resolution.Part, isAmbiguous: Bool, _ file: FileID, _ head: Int
  ) -> Mention {
    let fact = reference(file, head)
    let written = writtenParts(file, from: head)
    let type = linkage.followed(found.candidates[found.candidates.startIndex])
    var parts = typeParts(of: type, fact.offset)
    if declaration(type).kind == .typealias {
      let meaning = declarationType(type)
      let real = types[meaning]
      if real.kind == .external {
        parts = [
          Mention.Part(
            name: Name(id: NameID(real.symbol)), offset: fact.offset, length: 0, isType: true)
        ]
      }
    }
    let last = parts.removeLast()
    let here = written[found.position]
    parts.append(
      Mention.Part(
        name: last.name, offset: here.offset, length: here.length, isType: true, call: here.call))
    return Mention(
      from: owner(file, fact), head: type, kind: kind(ofHead: fact),
      certainty: isAmbiguous ? .ambiguous : .named,
      parts: parts + written.dropFirst(found.position + 1))
  }

  /// `.shared`, of a type that the code around it says.
  private mutating func implicitMention(_ file: FileID, _ head: Int) -> Mention {
    let fact = reference(file, head)
    let target = code[Int(file)].targets[head]
    var type: [Mention.Part] = []
    var certainty = Certainty.inferred
    if target >= 0 {
      let isType = declaration(target).kind.isNominalType
      type =
        isType ? typeParts(of: target, fact.offset) : typeParts(around: target, fact.offset)
    } else {
      let name = externalContext(file, head)
      if name == nil { certainty = .ambiguous }
      type = [
        Mention.Part(
          name: Name(id: name ?? NameID(nameLengths.count)), offset: fact.offset, length: 0,
          isType: true)
      ]
    }
    return Mention(
      from: owner(file, fact), head: target, kind: .static, certainty: certainty,
      parts: type + writtenParts(file, from: head))
  }

  // MARK: - Parts

  private func writtenParts(_ file: FileID, from head: Int) -> [Mention.Part] {
    var parts: [Mention.Part] = []
    var index = head
    while index >= 0 {
      let fact = reference(file, index)
      parts.append(
        Mention.Part(
          name: Name(id: fact.name), offset: fact.offset, length: nameLengths[Int(fact.name)],
          isType: isTypeName(fact.name) && !fact.isSubscripted, call: call(file, index)))
      index = Int(linkage.linker.paths.next(after: Int32(index), in: file))
    }
    return parts
  }

  private func call(_ file: FileID, _ index: Int) -> Mention.Call? {
    guard reference(file, index).isCalled else { return nil }
    let written = calls.arguments(file, index).ofFunction
    return Mention.Call(
      labels: labels(of: written).map { Name(id: $0) }, endsWithClosure: written.endsInClosure)
  }

  private func labels(of arguments: WrittenArguments) -> [NameID] {
    var labels: [NameID] = []
    _ = calls.allLabels(of: arguments) {
      labels.append($0)
      return true
    }
    return labels
  }

  /// The names of a type and of those around it.
  private func typeParts(of type: DeclarationID, _ offset: UInt32) -> [Mention.Part] {
    var parts: [Mention.Part] = []
    var current = type
    while declaration(current).kind != .file {
      let value = declaration(current)
      if value.kind == .extension, value.extendedType >= 0 {
        current = value.extendedType
        continue
      }
      parts.append(Mention.Part(name: value.name, offset: offset, length: 0, isType: true))
      current = value.owner
    }
    return parts.reversed()
  }

  /// The names of the types that a member belongs to; none for what is global.
  private func typeParts(around member: DeclarationID, _ offset: UInt32) -> [Mention.Part] {
    typeParts(of: declaration(member).owner, offset)
  }

  // MARK: - Heads

  /// Whether a path may mean types of different names, not only several of one name.
  private func isNameAmbiguous(_ resolution: borrowing Resolution) -> Bool {
    guard resolution.isAmbiguous, let found = resolution.parts.last else { return false }
    return Set(found.candidates.map { typeParts(of: linkage.followed($0), 0).map(\.name) }).count
      > 1
  }

  private func kind(ofHead fact: ReferenceFact) -> ReferenceKind {
    if let kind = ReferenceKind(fact.kind) { return kind }
    return fact.isCalled ? .call : .member
  }

  /// Whether a head is a local variable, or a parameter.
  private func isVariableOfCode(_ file: FileID, _ head: Int) -> Bool {
    let number = code[Int(file)].targets[head]
    guard case .none = LocalNames.Meaning(number: number) else { return true }
    let fact = reference(file, head)
    var scope = owner(file, fact)
    while declaration(scope).kind != .file {
      if calls.parameter(named: fact.name, of: scope, before: fact.offset) != nil { return true }
      scope = declaration(scope).owner
    }
    return false
  }
}
