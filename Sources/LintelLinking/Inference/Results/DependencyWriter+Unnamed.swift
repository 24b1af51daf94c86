import LintelGraph
import LintelScanner
import LintelVocabulary

/// Dependencies on declarations that the code does not name.
extension DependencyWriter {
  /// Appends the dependencies of members on the members that they override:
  /// `override func show() {}`.
  func appendOverridden(in file: FileID, to dependencies: inout [Dependency]) {
    for (fact, extent) in linkage.files[file.position].extents.enumerated()
    where extent.modifiers.contains(.override) {
      let member = linkage.declaration(of: Int32(fact), in: file)
      guard linkage.isActive(member),
        let found = OverriddenMembers(linkage: linkage).found(by: member)
      else { continue }
      let value = declaration(member)
      for target in found.members where !isInside(target, sameAs: member) {
        dependencies.append(
          Dependency(
            from: member, to: target, kind: .member,
            certainty: found.ambiguity == nil ? .inferred : .ambiguous, because: found.ambiguity,
            offset: value.offset, length: nameLengths[Int(value.name.id)]))
      }
    }
  }

  /// Appends the dependencies on macros that attributes mean: `@Logged struct Row {}`.
  func appendMacros(of file: FileID, to dependencies: inout [Dependency]) {
    for (index, fact) in linkage.references[file.position].enumerated()
    where fact.kind == .attribute && !fact.isContinuation
      && linkage.meaning(of: Segment(index, in: file)).declaration == nil
      && linkage.isActive(fact.condition, in: file)
    {
      let found = (linkage.macros[fact.name] ?? []).filter { isVisible($0, from: file) }
      let owner = linkage.owner(of: Segment(index, in: file))
      // A macro may be declared several times in one file, once for each role.
      guard let macro = found.first, !isInside(macro, sameAs: owner) else { continue }
      let isOne = found.allSatisfy { declaration($0).file == declaration(macro).file }
      dependencies.append(
        Dependency(
          from: owner, to: macro,
          kind: ReferenceKind(WrittenUse(fact.kind, isCalled: fact.isCalled), of: .macro),
          certainty: isOne ? .named : .ambiguous, because: isOne ? nil : .declarations,
          offset: fact.offset, length: nameLengths[Int(fact.name)]))
    }
  }

  func append(
    _ target: DeclarationID, ofOperator use: OperatorUse, because ambiguity: Ambiguity?,
    to dependencies: inout [Dependency]
  ) {
    let (fact, owner) = (linkage[use], linkage.owner(of: use))
    guard target.isPresent, !isInside(target, sameAs: owner) else { return }
    dependencies.append(
      Dependency(
        from: owner, to: target, kind: .call,
        certainty: ambiguity == nil ? .inferred : .ambiguous, because: ambiguity,
        offset: fact.offset, length: nameLengths[Int(fact.name)]))
  }

  func append(_ use: LiteralUse, _ file: FileID, to dependencies: inout [Dependency]) {
    let outside = use.makers.filter { !isInside($0, sameAs: use.owner) }
    var ambiguity = use.ambiguity ?? (use.makers.count > 1 ? .overloads : nil)
    if outside.count < use.makers.count, use.ambiguity == nil { ambiguity = .owners }
    for target in outside {
      let isOpen = innermostAmbiguous(around: target, from: file) != nil
      let reason = ambiguity ?? (isOpen ? .owners : nil)
      dependencies.append(
        Dependency(
          from: use.owner, to: target, kind: use.kind,
          certainty: reason == nil ? .inferred : .ambiguous, because: reason, offset: use.offset,
          length: 0))
    }
  }
}
