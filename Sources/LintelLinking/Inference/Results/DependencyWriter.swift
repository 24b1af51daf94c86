import LintelGraph
import LintelScanner
import LintelVocabulary

/// Writes what was found in the code of a file as dependencies of the declarations that make the
/// references.
struct DependencyWriter: LinkageReading {
  let linkage: Linkage

  /// What was found in a file, as dependencies of the declarations that make the references.
  func dependencies(of file: FileID, _ code: FileCode) -> [Dependency] {
    let references = linkage.references[file.position]
    let targets = code.targets
    let heads = references.pathHeads()
    var result: [Dependency] = []
    for (index, fact) in references.enumerated()
    where targets[index].isPresent || fact.isSubscripted {
      // The owner of a path is that of its head.
      let owner = owner(file, references[Int(heads[index])])
      append(targets[index], owner, file, index, code, to: &result)
      if fact.isSubscripted, let subscripted = code.subscripts[index] {
        append(subscripted, owner, file, index, code, to: &result)
      }
    }
    appendImports(of: file, to: &result)
    appendOverridden(in: file, to: &result)
    if !linkage.macros.isEmpty { appendMacros(of: file, to: &result) }
    for (index, target) in code.calledValues.sorted(by: { $0.key < $1.key }) {
      append(target, owner(file, references[Int(heads[index])]), file, index, code, to: &result)
    }
    for (index, targets) in code.openChoices.sorted(by: { $0.key < $1.key }) {
      let owner = owner(file, references[Int(heads[index])])
      for target in targets.sorted() where !isImplied(target, from: owner, file, index) {
        append(target, owner, file, index, because: .overloads, to: &result)
      }
    }
    for (number, target) in code.operators.sorted(by: { $0.key < $1.key }) {
      append(target, ofOperator: linkage.files[file.position].operators[number], file, to: &result)
    }
    for literal in code.literals { append(literal, file, to: &result) }
    return result
  }

  /// `import struct M.T` uses a type of the project.
  private func appendImports(of file: FileID, to dependencies: inout [Dependency]) {
    for fact in linkage.files[file.position].imports
    where fact.kind != nil && linkage.linker.active.contains(fact.condition, in: file.position) {
      guard let module = linkage.module(named: fact.module, from: file),
        let target = linkage.linker.scopes.types(
          named: fact.declaration, in: .module(module.module)
        ).first, isVisible(target, from: file)
      else { continue }
      let length = nameLengths[Int(fact.declaration)]
      dependencies.append(
        Dependency(
          from: linkage.linker.table.number(of: -1, in: file), to: target, kind: .type,
          certainty: .named, offset: fact.offset + fact.length - length, length: length))
    }
  }

  private func append(
    _ target: DeclarationID, _ owner: DeclarationID, _ file: FileID, _ index: Int,
    _ code: FileCode, to result: inout [Dependency]
  ) {
    let fact = reference(file, index)
    guard target.isPresent, linkage.linker.active.contains(fact.condition, in: file.position) else {
      return
    }
    var ambiguity = code.ambiguity(at: index)
    let meanings: [DeclarationID]
    if let scope = innermostAmbiguous(around: target, from: file) {
      let found = self.meanings(of: target, in: scope)
      meanings = found.all
      if ambiguity == nil || ambiguity == .overloads {
        ambiguity = found.isComplete && ambiguity == nil ? .declarations : .owners
      }
    } else if ambiguity != nil, let overloads = code.overloads[index], overloads.contains(target) {
      meanings = overloads.sorted()
    } else {
      if !isImplied(target, from: owner, file, index) {
        append(target, owner, file, index, because: ambiguity, to: &result)
      }
      return
    }
    if meanings.count > Limits.meanings { ambiguity = .many }
    let outside = meanings.prefix(Limits.meanings).filter {
      !isImplied($0, from: owner, file, index)
    }
    // What is not told may be meant as well.
    if outside.count < meanings.count, ambiguity != nil, ambiguity != .many { ambiguity = .owners }
    for target in outside {
      append(target, owner, file, index, because: ambiguity, to: &result)
    }
  }

  private func append(
    _ target: DeclarationID, _ owner: DeclarationID, _ file: FileID, _ index: Int,
    because ambiguity: Ambiguity?, to dependencies: inout [Dependency]
  ) {
    let fact = reference(file, index)
    // What the wrapper of a property makes is written with a `$` before the property's name.
    let sign: UInt32 = isProjection(fact.name) ? 1 : 0
    // The call of what a call returns has a parenthesis alone.
    let length = fact.name == linkage.known.blank ? 1 : nameLengths[Int(fact.name)] - sign
    dependencies.append(
      Dependency(
        from: owner, to: target, kind: kind(of: fact, target),
        certainty: ambiguity == nil ? certainty(of: target) : .ambiguous, because: ambiguity,
        offset: fact.offset + sign, length: length))
  }

  /// The innermost ambiguous declaration, of a declaration of another file and those around it.
  func innermostAmbiguous(around target: DeclarationID, from file: FileID) -> DeclarationID? {
    if linkage.ambiguities.isEmpty { return nil }
    var scope = target
    while true {
      let value = declaration(scope)
      if value.kind == .file || value.file == file { return nil }
      if linkage.ambiguities.isAmbiguous(scope) { return scope }
      scope = value.extendedType ?? value.enclosing
    }
  }

  /// What may be meant by what is, or belongs to, an ambiguous declaration: the same of each
  /// alternative.
  ///
  /// - Returns: `isComplete` if each of them has it.
  private func meanings(
    of target: DeclarationID, in scope: DeclarationID
  ) -> (all: [DeclarationID], isComplete: Bool) {
    let alternatives = linkage.ambiguities.alternatives(of: scope)
    if scope == target { return (alternatives, true) }
    let name = declaration(target).name.id
    let others = alternatives.filter { $0 != scope }.map { other in
      linkage.members.range(of: name, in: .declaration(other)).map { linkage.members[$0] }
    }
    return (([target] + others.joined()).sorted(), !others.contains { $0.isEmpty })
  }

  /// Whether a use says nothing that is not said without it.
  private func isImplied(
    _ target: DeclarationID, from owner: DeclarationID, _ file: FileID, _ index: Int
  ) -> Bool {
    isInside(target, sameAs: owner) || isCovered(target, file, index)
  }

  /// Whether the segment at `index`, or the one before it, names the very type that declares the
  /// target, so that there is a dependency on that.
  private func isCovered(_ target: DeclarationID, _ file: FileID, _ index: Int) -> Bool {
    var named = meaning(file, index)
    let fact = reference(file, index)
    if !named.isPresent, fact.isContinuation, !reference(file, Int(fact.link)).isCalled {
      named = meaning(file, Int(fact.link))
    }
    return named.isPresent
      && linkage.linker.table.outermost(of: named) == linkage.linker.table.outermost(of: target)
  }

  /// Whether a declaration and what uses it lie in one and the same outermost declaration.
  func isInside(_ target: DeclarationID, sameAs owner: DeclarationID) -> Bool {
    linkage.linker.table.outermost(of: target) == linkage.linker.table.outermost(of: owner)
  }

  private func certainty(of target: DeclarationID) -> Certainty {
    let value = declaration(target)
    // What is global is looked up by its name alone, but for the type that `.init` leaves out.
    return declaration(value.enclosing).kind == .file && !value.kind.isNominalType
      ? .named : .inferred
  }

  private func kind(of fact: ReferenceFact, _ target: DeclarationID) -> ReferenceKind {
    ReferenceKind(
      WrittenUse(fact.kind, isCalled: fact.isCalled, isInPattern: fact.isInPattern),
      of: symbol(of: target))
  }

  private func symbol(of target: DeclarationID) -> UsedSymbol {
    let value = declaration(target)
    let isGlobal = declaration(value.enclosing).kind == .file
    return switch value.kind {
    // Of a type whose initialiser nobody wrote the type itself is the target.
    case .initializer, .class, .struct, .enum, .actor: .initializer
    case .enumCase: .enumCase
    case .function where isGlobal: .globalFunction
    case _ where isStatic(target): .staticMember
    case .function: .method
    default: .otherMember
    }
  }
}
