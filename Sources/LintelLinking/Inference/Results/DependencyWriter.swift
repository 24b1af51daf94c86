import LintelGraph
import LintelScanner
import LintelVocabulary

/// Turns the meanings that were found in the code of a file into dependencies.
struct DependencyWriter: LinkageReading {
  let linkage: Linkage

  /// Returns the dependencies of the declarations of a file on the meanings of their references.
  func dependencies(of file: FileID, _ code: FileCode) -> [Dependency] {
    let references = linkage.references[file.position]
    let heads = references.pathHeads()
    var result: [Dependency] = []
    for (index, fact) in references.enumerated()
    where code[Segment(index, in: file)].target.isPresent || fact.isSubscripted {
      let segment = Segment(index, in: file)
      // A path belongs to the declaration that its base belongs to.
      let owner = linkage.owner(of: Segment(heads[index], in: file))
      append(code[segment].target, owner, segment, code, to: &result)
      if fact.isSubscripted, let subscripted = code.subscripts[segment] {
        append(subscripted, owner, segment, code, to: &result)
      }
    }
    appendImports(of: file, to: &result)
    appendOverridden(in: file, to: &result)
    if !linkage.macros.isEmpty { appendMacros(of: file, to: &result) }
    for (segment, target) in code.calledValues.sorted(by: { $0.key < $1.key }) {
      let owner = linkage.owner(of: Segment(heads[segment], in: file))
      append(target, owner, segment, code, to: &result)
    }
    for (segment, targets) in code.openChoices.sorted(by: { $0.key < $1.key }) {
      let owner = linkage.owner(of: Segment(heads[segment], in: file))
      for target in targets.sorted() where !isImplied(target, from: owner, segment) {
        append(target, owner, segment, because: .overloads, to: &result)
      }
    }
    for (use, target) in code.operators.sorted(by: { $0.key < $1.key }) {
      append(
        target, ofOperator: use, because: code.openOperators.contains(use) ? .module : nil,
        to: &result)
    }
    for literal in code.literals { append(literal, file, to: &result) }
    return result
  }

  /// Appends the dependencies of imports of single types of the project: `import struct Core.Row`.
  private func appendImports(of file: FileID, to dependencies: inout [Dependency]) {
    for fact in linkage.files[file.position].imports
    where fact.kind != nil && linkage.isActive(fact.condition, in: file) {
      guard let module = linkage.module(named: fact.module, from: file),
        let target = linkage.types(
          named: fact.declaration, in: .module(module.module)
        ).first, isVisible(target, from: file)
      else { continue }
      let length = nameLengths[Int(fact.declaration)]
      dependencies.append(
        Dependency(
          from: linkage.scope(of: file), to: target, kind: .type,
          certainty: .named, offset: fact.offset + fact.length - length, length: length))
    }
  }

  private func append(
    _ target: DeclarationID, _ owner: DeclarationID, _ segment: Segment, _ code: FileCode,
    to result: inout [Dependency]
  ) {
    let fact = linkage[segment]
    guard target.isPresent,
      linkage.isActive(fact.condition, in: segment.file)
    else {
      return
    }
    var ambiguity = code.ambiguity(at: segment)
    let meanings: [DeclarationID]
    if let scope = innermostAmbiguous(around: target, from: segment.file) {
      let found = self.meanings(of: target, in: scope)
      meanings = found.all
      if ambiguity == nil || ambiguity == .overloads {
        ambiguity = found.isComplete && ambiguity == nil ? .declarations : .owners
      }
    } else if ambiguity != nil, let overloads = code.overloads[segment], overloads.contains(target)
    {
      meanings = overloads.sorted()
    } else {
      if !isImplied(target, from: owner, segment) {
        append(target, owner, segment, because: ambiguity, to: &result)
      }
      return
    }
    if meanings.count > Limits.meanings { ambiguity = .many }
    let outside = meanings.prefix(Limits.meanings).filter {
      !isImplied($0, from: owner, segment)
    }
    // A declaration that is left out may be meant as well.
    if outside.count < meanings.count, ambiguity != nil, ambiguity != .many { ambiguity = .owners }
    for target in outside {
      append(target, owner, segment, because: ambiguity, to: &result)
    }
  }

  private func append(
    _ target: DeclarationID, _ owner: DeclarationID, _ segment: Segment,
    because ambiguity: Ambiguity?, to dependencies: inout [Dependency]
  ) {
    let fact = linkage[segment]
    // A projected value is written as `$` and the name of its property.
    let sign: UInt32 = isProjection(fact.name) ? 1 : 0
    // The call of a result is written without a name, with a parenthesis alone: `make()()`.
    let length = fact.name == linkage.known.blank ? 1 : nameLengths[Int(fact.name)] - sign
    dependencies.append(
      Dependency(
        from: owner, to: target, kind: kind(of: fact, target),
        certainty: ambiguity == nil ? certainty(of: target) : .ambiguous, because: ambiguity,
        offset: fact.offset + sign, length: length))
  }

  /// Returns the innermost ambiguous declaration among a declaration of another file and the
  /// declarations around it: `Row` for `Row.title`, if two files declare `struct Row`.
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

  /// Returns the possible meanings of a use of an ambiguous declaration, or of a member of it: each
  /// alternative, or the member with the same name in each, such as the `title` of each
  /// `struct Row`.
  ///
  /// - Returns: `isComplete` if each alternative has such a member.
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

  /// Whether a use adds nothing to the dependencies: it does not leave its outermost declaration,
  /// or the type of the member is named right before it.
  private func isImplied(_ target: DeclarationID, from owner: DeclarationID, _ segment: Segment)
    -> Bool
  {
    isInside(target, sameAs: owner) || isCovered(target, segment)
  }

  /// Whether a segment, or the one before it, names the type that declares the target, `Phase.idle`,
  /// so that there is a dependency on the type already.
  private func isCovered(_ target: DeclarationID, _ segment: Segment) -> Bool {
    var named = linkage.meaning(of: segment).declaration
    let fact = linkage[segment]
    if named == nil, fact.isContinuation, !linkage[linkage.before(segment)].isCalled {
      named = linkage.meaning(of: linkage.before(segment)).declaration
    }
    return named.map { isInside(target, sameAs: $0) } ?? false
  }

  /// Whether a declaration and the one that uses it are in the same outermost declaration: `title`
  /// and `show()` of one `struct Row {}`.
  func isInside(_ target: DeclarationID, sameAs owner: DeclarationID) -> Bool {
    linkage.outermost(of: target) == linkage.outermost(of: owner)
  }

  private func certainty(of target: DeclarationID) -> Certainty {
    let value = declaration(target)
    // A global declaration is looked up by its name alone, unlike a type that `.init()` leaves out.
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
    // A call of an implicit initialiser means the type.
    case .initializer, .class, .struct, .enum, .actor: .initializer
    case .enumCase: .enumCase
    case .function where isGlobal: .globalFunction
    case _ where isStatic(target): .staticMember
    case .function: .method
    default: .otherMember
    }
  }
}
