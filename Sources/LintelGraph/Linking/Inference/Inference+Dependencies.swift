import LintelScanner

extension Inference {
  /// What was found, as dependencies of the declarations that make the references.
  func dependencies() -> [Dependency] {
    var result: [Dependency] = []
    for file in files.indices {
      let facts = references[file]
      // The owner of a path is that of its head.
      var owners = [DeclarationID](repeating: -1, count: facts.count)
      for (index, fact) in facts.enumerated()
      where fact.kind != .argument && linker.active.contains(fact.condition, in: file) {
        owners[index] =
          fact.isContinuation
          ? owners[Int(fact.link)] : linker.table.number(of: fact.link, in: FileID(file))
        let position = partStarts[file] + index
        let subscripted = fact.isSubscripted ? subscripts[position] ?? -1 : -1
        guard targets[position] >= 0 || subscripted >= 0 else { continue }
        for target in [targets[position], subscripted] where target >= 0 {
          guard !isInside(target, sameAs: owners[index]), !isCovered(target, FileID(file), index)
          else { continue }
          result.append(
            Dependency(
              from: owners[index], to: target, kind: kind(of: fact, target),
              certainty: doubtful.contains(position) ? .ambiguous : certainty(of: target),
              offset: fact.offset, length: nameLengths[Int(fact.name)]))
        }
      }
    }
    return result
  }

  /// Whether the part at `index`, or the one before it, names the very type that declares the
  /// target, so that there is a dependency on that.
  private func isCovered(_ target: DeclarationID, _ file: FileID, _ index: Int) -> Bool {
    var named = meaning(file, index)
    let fact = reference(file, index)
    if named < 0, fact.isContinuation, !reference(file, Int(fact.link)).isCalled {
      named = meaning(file, Int(fact.link))
    }
    return named >= 0 && linker.table.outermost(of: named) == linker.table.outermost(of: target)
  }

  /// Whether a declaration and what mentions it lie in one and the same outermost declaration.
  private func isInside(_ target: DeclarationID, sameAs owner: DeclarationID) -> Bool {
    linker.table.outermost(of: target) == linker.table.outermost(of: owner)
  }

  private func certainty(of target: DeclarationID) -> Certainty {
    let value = declaration(target)
    // What is global is looked up by its name alone, but for the type that `.init` leaves out.
    return declaration(value.owner).kind == .file && !value.kind.isNominalType ? .named : .inferred
  }

  private func kind(of fact: ReferenceFact, _ target: DeclarationID) -> ReferenceKind {
    let value = declaration(target)
    if fact.kind == .keypath { return .keypath }
    let isGlobal = declaration(value.owner).kind == .file
    switch value.kind {
    // One initialiser goes on with another: still the same one value is made.
    case .initializer where fact.kind == .selfMember || fact.kind == .superMember: return .call
    case .initializer, .class, .struct, .enum, .actor: return .construct
    case .enumCase: return fact.isInPattern ? .cast : .static
    case .function where isGlobal: return .call
    case _ where isStatic(target): return .static
    case .function: return fact.isCalled ? .call : .member
    default: return .member
    }
  }

  func isStatic(_ target: DeclarationID) -> Bool {
    modifiers(of: target).isOfType
  }

  func modifiers(of target: DeclarationID) -> Modifiers {
    let fact = linker.table.facts[Int(target)]
    guard fact >= 0 else { return [] }
    return files[Int(declaration(target).file)].extents[Int(fact)].modifiers
  }
}
