import LintelGraph
import LintelScanner

/// The types of errors in a `catch`: the type that its `do` declares, or the one that all functions
/// called in the block declare to throw.
extension Inference {
  /// Returns the type of the errors of the last `catch` before an offset: `DbError` for
  /// `do throws(DbError) { … } catch { … }`.
  mutating func caughtType(catchBefore place: CodeOffset, in owner: DeclarationID) -> TypeID {
    let file = place.file
    let catches = linkage.files[file.position].catches
    let position = catches.partitioningIndex { $0.start >= place.offset } - 1
    guard position >= 0 else { return TypeTable.unknown }
    let clause = catches[position]
    if clause.typeStart > 0 { return types.writtenType(at: CodeOffset(clause.typeStart, in: file)) }
    guard linkage.hasThrownTypes, clause.doStart > 0 else { return TypeTable.unknown }
    if let known = code[thrownFrom: clause.doStart, file] { return known }
    // Unknown while it is looked up.
    code[thrownFrom: clause.doStart, file] = TypeTable.unknown
    let first = catches.partitioningIndex { $0.start >= clause.doStart }
    let end = catches[first...].first { $0.doStart == clause.doStart } ?? clause
    let type = thrownType(file, in: clause.doStart..<end.start, owner) ?? TypeTable.unknown
    code[thrownFrom: clause.doStart, file] = type
    return type
  }

  /// Returns the type that a block throws if everything in it is known, and every declaration that
  /// throws says that it throws the same type of the project: `do { try load() }` with
  /// `func load() throws(DbError)`; else `nil`.
  private mutating func thrownType(
    _ file: FileID, in block: Range<UInt32>, _ owner: DeclarationID
  ) -> TypeID? {
    let facts = linkage.references[file.position]
    var index = facts.partitioningIndex { $0.offset >= block.lowerBound }
    var found: TypeID?
    var isThrown = false
    while index < facts.count, facts[index].offset < block.upperBound {
      defer { index += 1 }
      let fact = facts[index]
      guard fact.kind != .argument, !fact.isInTypePosition,
        linkage.isActive(fact.condition, in: file)
      else { continue }
      let segment = Segment(index, in: file)
      _ = segmentType(segment)
      guard let thrower = thrower(segment) else { return nil }
      guard thrower.isPresent else { continue }
      guard let type = writtenThrownType(of: thrower), found == nil || found == type else {
        return nil
      }
      found = type
      isThrown = isThrown || throwsHere(segment, in: block, owner)
    }
    return isThrown ? found : nil
  }

  /// Returns the declaration that throws where a segment is used, `load` in `try load()`; absent if
  /// none does, `nil` if that is not known.
  private func thrower(_ segment: Segment) -> DeclarationID? {
    let fact = linkage[segment]
    guard case .none = code.local(at: segment) else {
      return fact.isCalled ? nil : .absent
    }
    let target = code[segment].target
    if code[segment].isAmbiguous { return nil }
    guard target.isPresent else {
      // Declarations of SDKs may throw as well, above all where they are called.
      let isType = linkage.meaning(of: segment).declaration != nil
      return !fact.isCalled || isType || isPrint(fact.name) ? .absent : nil
    }
    switch declaration(target).kind {
    case .function, .initializer:
      return linkage.extent(of: target)?.traits.contains(.throwing) ?? false ? target : .absent
    case .variable, .constant:
      // A closure in a variable may throw.
      return fact.isCalled ? nil : thrownTypeFact(of: target) == nil ? .absent : target
    default: return .absent
    }
  }

  private func isPrint(_ name: NameID) -> Bool {
    let text = linkage.names.text(of: name)
    return text == "print" || text == "debugPrint"
  }

  /// Returns the type of the project that a declaration says it throws: `throws(DbError)`.
  private mutating func writtenThrownType(of target: DeclarationID) -> TypeID? {
    guard let fact = thrownTypeFact(of: target) else { return nil }
    let type = types.writtenType(
      at: CodeOffset(fact.start, in: declaration(target).file), to: fact.end)
    return types[type].kind == .instance ? type : nil
  }

  private func thrownTypeFact(of target: DeclarationID) -> ThrownTypeFact? {
    let fact = linkage.fact(of: target)
    return linkage.files[declaration(target).file.position].thrownTypes.first { $0.owner == fact }
  }

  /// Whether a use in a block throws out of it, because it is in no closure and no other
  /// declaration: not the `run` of `let work = { try run() }`.
  private func throwsHere(_ segment: Segment, in block: Range<UInt32>, _ owner: DeclarationID)
    -> Bool
  {
    let head = linkage.base(of: segment)
    let offset = linkage[head].offset
    let closures = linkage.files[segment.file.position].closures
    let first = closures.partitioningIndex { $0.start >= block.lowerBound }
    return linkage.owner(of: head) == owner
      && !closures[first...].prefix { $0.start < offset }.contains { $0.end > offset }
  }
}
