import LintelGraph
import LintelScanner
import LintelVocabulary

/// A written name for which linking knows no declaration.
package struct UnresolvedReference: Equatable, Sendable {
  package let name: String
  package let file: FileID
  /// UTF-8 offset and length of the name.
  package let offset: UInt32
  package let length: UInt32
}

/// Returns the names that mean neither a declaration of the project nor, as far as is known, one of
/// the standard library, Foundation or Apple's frameworks; only the first such name of each path.
///
/// - Parameters: those of ``link(_:files:modules:settings:keeping:workers:)``.
/// - Returns: ordered by file and offset; for a file of several modules, the names without a
///   meaning in at least one of them.
package func unresolvedReferences(
  _ scanned: ScannedFiles, files: [SourceFile], modules: [Module], settings: BuildSettings?,
  compiler: SwiftVersion? = nil, workers: Workers
) -> [UnresolvedReference] {
  let instances = FileInstances(files)
  let linker = Linker(
    scanned, instances, modules: modules, settings: settings, compiler: compiler, workers)
  let linked = Array(linker.files.ids)
  let meanings = linker.typeReferences(in: linked, workers).map(\.meanings)
  let linkage = Linkage(linker, meanings: meanings)
  let names = UnresolvedNames(linkage.linker)
  let found = Inference.results(of: linkage, in: linked, workers) { inference, file in
    names.references(in: file, &inference)
  }
  return instances.fileIDs.flatMap { file in
    united(instances.instances(of: file).map { found[$0.position] }, in: file)
  }
}

/// Returns the names without a meaning in at least one instance of a file, each once.
private func united(
  _ lists: [[UnresolvedReference]], in file: FileID
) -> [UnresolvedReference] {
  if lists.count == 1 { return lists[0].map { $0.moved(to: file) } }
  var known: Set<UInt32> = []
  return lists.joined().filter { known.insert($0.offset).inserted }
    .map { $0.moved(to: file) }.sorted { $0.offset < $1.offset }
}

extension UnresolvedReference {
  fileprivate func moved(to file: FileID) -> UnresolvedReference {
    UnresolvedReference(name: name, file: file, offset: offset, length: length)
  }
}

private struct UnresolvedNames {
  /// Names that mean something everywhere: those of modules, words such as `Self`, and declarations
  /// that the compiler adds, such as `CodingKeys`.
  private let builtIn: Set<NameID>

  init(_ linker: borrowing Linker) {
    let names = linker.scanned.names
    let words = [
      "Self", "Any", "AnyObject", "self", "super", "init", "subscript", "_", "", "Swift",
      "CodingKeys",
    ]
    builtIn = Set(names.numbers(of: Set(words)).values)
      .union(linker.scopes.imports.map(\.moduleName.id))
      .union(names.numbers(of: Set(linker.modules.map(\.name))).values)
  }

  /// - Parameter inference: must have looked up all names in the file.
  func references(in file: FileID, _ inference: inout Inference) -> [UnresolvedReference] {
    var result: [UnresolvedReference] = []
    let linkage = inference.linkage
    let facts = linkage.references[file.position]
    let heads = facts.pathHeads()
    // Segments after a name without a meaning are not reported.
    var isOpen = [Bool](repeating: false, count: facts.count)
    for (index, fact) in facts.enumerated()
    where fact.kind != .argument
      && linkage.isActive(fact.condition, in: file)
    {
      if fact.isContinuation, isOpen[Int(fact.link)] {
        isOpen[index] = true
        continue
      }
      if isResolved(
        fact, Segment(index, in: file), head: Segment(heads[index], in: file), &inference)
      {
        continue
      }
      isOpen[index] = true
      let name = linkage.names.text(of: fact.name)
      // The wrapper of `name` makes `$name`, which no code declares.
      if name.hasPrefix("$") { continue }
      result.append(
        UnresolvedReference(
          name: name, file: file, offset: fact.offset,
          length: inference.nameLengths[Int(fact.name)]))
    }
    return result
  }

  private func isResolved(
    _ fact: ReferenceFact, _ segment: Segment, head: Segment, _ inference: inout Inference
  ) -> Bool {
    if builtIn.contains(fact.name) || inference.isExternal(fact.name)
      || inference.isNumber(fact.name)
    {
      return true
    }
    if inference.code[segment].target.isPresent
      || inference.linkage.meaning(of: segment) != .nothing
    {
      return true
    }
    if fact.isContinuation {
      // The path begins with a generic parameter: `T.Item`.
      if inference.linkage.meaning(of: head) == .genericParameter { return true }
      if fact.isInTypePosition { return false }
      // Looked up before `types` is read, because the look-up may add types.
      let base = inference.segmentType(inference.linkage.before(segment))
      return inference.types[base].kind == .tuple
    }
    return !fact.isInTypePosition && inference.isVariable(fact, segment)
  }
}

extension Inference {
  /// Whether a name is the number of a part of a tuple: `pair.0`.
  fileprivate func isNumber(_ name: NameID) -> Bool {
    linkage.names.text(of: name).first?.isNumber ?? true
  }

  /// Whether an external declaration has the name. A member may be written like a type and a type
  /// like a member, so it does not matter in which list the name is: `URL`, `count`, `max`.
  fileprivate func isExternal(_ name: NameID) -> Bool {
    linkage.known.isExternalType(name) || linkage.known.isExternalMember(name)
      || linkage.known.isExternalFunction(name)
  }

  /// Whether the base of a path is a local variable or a parameter: `row`, `$0`, `error`.
  fileprivate func isVariable(_ fact: ReferenceFact, _ segment: Segment) -> Bool {
    guard fact.kind == .value || fact.kind.mayNameType else { return false }
    if case .none = code.local(at: segment) {
      return calls.parameter(namedAt: segment) != nil || fact.name == linkage.known.error
        || linkage.known.closureParameter(fact.name) != nil
    }
    return true
  }
}
