import LintelGraph
import LintelScanner

/// The facts of all files.
extension Linkage {
  subscript(segment: Segment) -> ReferenceFact { references[segment.file.position][segment] }
  subscript(local: LocalVariable) -> LocalFact { files[local.file.position].locals[local] }
  subscript(attribute: Attribute) -> AttributeFact {
    files[attribute.file.position].attributes[attribute]
  }
  subscript(closure: Closure) -> ClosureFact { files[closure.file.position].closures[closure] }
  subscript(usage: Usage) -> UsageFact { files[usage.file.position].usages[usage] }
  subscript(match: Match) -> MatchFact { files[match.file.position].matches[match] }
  subscript(use: OperatorUse) -> OperatorFact { files[use.file.position].operators[use] }

  func offset(of segment: Segment) -> CodeOffset {
    CodeOffset(self[segment].offset, in: segment.file)
  }

  /// Returns the closure whose brace is at an offset.
  func closure(at start: CodeOffset) -> Closure? {
    let closures = files[start.file.position].closures
    let position = closures.partitioningIndex { $0.start >= start.offset }
    guard position < closures.count, closures[position].start == start.offset else { return nil }
    return Closure(position, in: start.file)
  }

  /// Returns the type that a segment of a path names; see ``meanings``.
  func meaning(of segment: Segment) -> Meaning {
    meanings[segment.file.position][segment]
  }

  /// Returns the declaration that makes a reference.
  ///
  /// - Parameter base: the base of a path.
  func owner(of base: Segment) -> DeclarationID {
    declaration(of: self[base].link, in: base.file)
  }

  func owner(of use: OperatorUse) -> DeclarationID {
    declaration(of: self[use].owner, in: use.file)
  }

  func owner(of local: LocalVariable) -> DeclarationID {
    declaration(of: self[local].owner, in: local.file)
  }

  /// Returns the usage of the whole literal, operation or closure that a usage is a part of; `nil` if
  /// there is none.
  func outer(_ usage: Usage) -> Usage? { Usage(ifPresent: self[usage].outer, in: usage.file) }

  /// Whether `await` covers a segment; not in a closure after the word: `await run { load() }`.
  func isAwaited(_ segment: Segment) -> Bool {
    let facts = files[segment.file.position]
    let offset = self[segment].offset
    var position = facts.awaits.partitioningIndex { $0.start > offset } - 1
    // The expressions that `await` covers may be within each other, in arguments and closures.
    let limit = position - 16
    while position >= 0, position > limit {
      let fact = facts.awaits[position]
      if fact.end > offset {
        var closure = facts.closures.partitioningIndex { $0.start >= fact.start }
        while closure < facts.closures.count, facts.closures[closure].start < offset {
          if facts.closures[closure].end > offset { return false }
          closure += 1
        }
        return true
      }
      position -= 1
    }
    return false
  }

  // MARK: - Paths

  /// Returns the segment before another one in a path: `b` before `c` in `a.b().c`.
  func before(_ segment: Segment) -> Segment { Segment(self[segment].link, in: segment.file) }

  /// Returns the segment that an argument is passed to.
  func call(of argument: Segment) -> Segment { Segment(self[argument].link, in: argument.file) }

  /// See ``PathTable/argument(after:)``.
  func argument(after segment: Segment) -> Segment? { linker.paths.argument(after: segment) }

  /// See ``PathTable/hasGenericArguments(after:)``.
  func hasGenericArguments(after segment: Segment) -> Bool {
    linker.paths.hasGenericArguments(after: segment)
  }

  /// See ``PathTable/next(after:)``.
  func next(after segment: Segment) -> Segment? { linker.paths.next(after: segment) }

  /// Returns the reference after another one in the order of the source: after an argument, the
  /// base of the path that it begins with; `nil` at the end of the file.
  func following(_ segment: Segment) -> Segment? {
    references[segment.file.position].following(segment)
  }

  /// Returns the reference before another one in the order of the source: before the base of a path,
  /// the argument that begins with it; `nil` at the start of the file.
  func preceding(_ segment: Segment) -> Segment? {
    references[segment.file.position].preceding(segment)
  }

  /// Whether a reference exists. In damaged code, a fact may lead to a reference that does not.
  func exists(_ segment: Segment) -> Bool {
    references[segment.file.position].hasElement(segment)
  }

  /// Whether a reference exists and is the base of a path.
  func isBase(_ segment: Segment) -> Bool {
    exists(segment) && self[segment].kind != .argument && !self[segment].isContinuation
  }

  /// Returns the base of the path that a segment is in: `a` for the `c` of `a.b().c`.
  func base(of segment: Segment) -> Segment {
    let facts = references[segment.file.position]
    var base = segment
    while facts[base].isContinuation { base = Segment(facts[base].link, in: segment.file) }
    return base
  }

  /// Returns the last segment of a path, across calls, from a segment on: `c` of `a.b().c`. A path
  /// of more than ``Limits/nesting`` segments ends there.
  func lastSegment(after segment: Segment) -> Segment {
    var last = segment
    for _ in 0..<Limits.nesting {
      guard let next = next(after: last) else { break }
      last = next
    }
    return last
  }

  /// Returns the segment after another one, up to the first call of the path; see
  /// ``PathTable/nextSegment(after:)``.
  func nextSegment(after segment: Segment) -> Segment? {
    linker.paths.nextSegment(after: segment)
  }

  /// Returns the base of the path of names in an attribute.
  func typeReference(of attribute: Attribute) -> Segment? {
    typeReference(at: CodeOffset(self[attribute].offset, in: attribute.file))
  }

  /// Returns the reference at an offset that may name a type.
  func typeReference(at start: CodeOffset) -> Segment? {
    references[start.file.position].typeReference(at: start.offset)
      .map { Segment($0, in: start.file) }
  }
}
