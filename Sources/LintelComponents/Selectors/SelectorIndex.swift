import LintelConfiguration
import LintelGraph
import LintelText

/// The classes of a subject. Subjects with equal classes have had equal answers from all tests so
/// far.
struct SubjectClass: Hashable {
  let file: Int32
  /// `-1` for a file's scope.
  let name: Int32
  let declaration: Int32
}

/// The answers to the tests of a rules file for a graph.
///
/// A class, because it keeps the answers: the components of a preset repeat each other's patterns.
package final class SelectorIndex {
  package let graph: DependencyGraph
  private var leaves: [Selector.Test: SelectorLeaf] = [:]
  private var fileClasses: AnswerClasses
  private var nameClasses: AnswerClasses
  private var declarationClasses: AnswerClasses
  private lazy var paths = TextTable(graph.files.lazy.map(\.path))
  private lazy var modules = TextTable(graph.modules.lazy.map(\.name))
  private lazy var targets = TextTable(graph.modules.lazy.map(\.target))
  private lazy var filesOfModule = filesByModule()
  private lazy var declaredNames = texts(namesOfDeclarations, graph.matchedText)
  /// The names as they are shown, because captured text becomes a part of component names.
  private lazy var shownNames = texts(namesOfDeclarations, graph.text)
  private lazy var supertypeNames = texts(
    graph.declarations.indices.lazy.flatMap { [graph] in graph.supertypes(of: DeclarationID($0)) }
      .map(\.name), graph.matchedText)
  private lazy var subtypes = subtypesByDeclaration()

  package init(_ graph: DependencyGraph) {
    self.graph = graph
    fileClasses = AnswerClasses(count: graph.files.count)
    nameClasses = AnswerClasses(count: graph.nameCount)
    declarationClasses = AnswerClasses(count: graph.declarations.count)
  }

  /// Returns the answers to a test.
  package func leaf(_ test: Selector.Test) -> SelectorLeaf {
    if let known = leaves[test] { return known }
    let leaf = made(test)
    leaves[test] = leaf
    switch leaf.subject {
    case .files: fileClasses.split(by: leaf.matches)
    case .names: nameClasses.split(by: leaf.matches)
    case .declarations: declarationClasses.split(by: leaf.matches)
    }
    return leaf
  }

  /// Returns the classes of a subject under all tests that were asked for so far.
  func subjectClass(of subject: SelectorSubject) -> SubjectClass {
    let file = fileClasses.classes[subject.file.position]
    guard let declaration = subject.declaration else {
      return SubjectClass(file: file, name: -1, declaration: -1)
    }
    let name = graph.declarations[declaration].name
    return SubjectClass(
      file: file, name: nameClasses.classes[Int(name.id)],
      declaration: declarationClasses.classes[declaration.position])
  }

  // MARK: - Looking

  private func made(_ test: Selector.Test) -> SelectorLeaf {
    switch test {
    case .path(let glob): return SelectorLeaf(.files, glob.pattern, &paths)
    case .module(let pattern):
      return filesOfModules(SelectorLeaf(.files, pattern.pattern, &modules))
    case .target(let pattern):
      return filesOfModules(SelectorLeaf(.files, pattern.pattern, &targets))
    case .platform(let platform):
      return filesOfModules(
        SelectorLeaf(
          .files,
          positions: graph.modules.indices.lazy.filter { [graph] in
            graph.modules[$0].platforms?.contains(platform) == true
          }.map { Int32($0) }))
    case .name(let pattern):
      return pattern.pattern.captureNames.isEmpty
        ? SelectorLeaf(.names, pattern.pattern, &declaredNames)
        : SelectorLeaf(.names, pattern.pattern, &shownNames)
    case .kind(let kind): return declarations { graph.declarations[$0].kind == kind }
    case .access(let level):
      return declarations {
        let value = graph.declarations[$0]
        return value.kind != .file && graph.effectiveAccess(of: $0) == level
      }
    case .inherits(let pattern):
      let inherits = inheritors(of: pattern)
      return declarations { inherits[$0.position] }
    case .attribute(let pattern):
      let attribute = AttributePattern(pattern, graph)
      var reach: [Name: AttributePattern.Reach] = [:]
      return declarations { declaration in
        graph.attributes(of: declaration).contains {
          let known = reach[$0] ?? attribute.reach(of: $0)
          reach[$0] = known
          return attribute.isMatch(known, declaration)
        }
      }
    }
  }

  /// - Parameter modules: the answers to a test for modules.
  private func filesOfModules(_ modules: SelectorLeaf) -> SelectorLeaf {
    // If a file is in several modules, the captures come from the first module that matches.
    var matched: Set<Int> = []
    let matches = modules.matches.flatMap { match in
      (filesOfModule[ModuleID(rawValue: match.position)] ?? [])
        .filter { matched.insert($0).inserted }
        .map { SelectorLeaf.Match(position: Int32($0), row: match.row) }
    }.sorted { $0.position < $1.position }
    return SelectorLeaf(.files, matches: matches, values: modules.values)
  }

  private func declarations(where applies: (DeclarationID) -> Bool) -> SelectorLeaf {
    SelectorLeaf(
      .declarations,
      positions: graph.declarations.ids.lazy.filter(applies).map(\.rawValue))
  }

  private func filesByModule() -> [ModuleID: [Int]] {
    var result: [ModuleID: [Int]] = [:]
    for (position, file) in graph.files.enumerated() {
      for module in file.modules { result[module, default: []].append(position) }
    }
    return result
  }

  private var namesOfDeclarations: some Sequence<Name> {
    graph.declarations.lazy.filter { $0.kind != .file }.map(\.name)
  }

  /// Returns a table of the texts of names, each once, with `Name.id` as its position.
  private func texts(
    _ names: some Sequence<Name>, _ text: (Name) -> String
  ) -> TextTable {
    var isThere = [Bool](repeating: false, count: graph.nameCount)
    for name in names { isThere[Int(name.id)] = true }
    var table = TextTable()
    for (id, isThere) in isThere.enumerated() where isThere {
      table.append(text(Name(id: UInt32(id))), at: Int32(id))
    }
    return table
  }

  /// Returns, for each declaration, whether it has a supertype with a matching name, directly or
  /// through other supertypes.
  private func inheritors(of pattern: NamePattern) -> [Bool] {
    let supertype = SupertypePattern(pattern, graph)
    let written = Set(supertypeNames.positions(matching: supertype.name.pattern))
    var result = [Bool](repeating: false, count: graph.declarations.count)
    var pending: [DeclarationID] = []
    for declaration in graph.declarations.ids
    where graph.supertypes(of: declaration).contains(where: {
      supertype.matches($0, of: declaration, isWritten: written.contains(Int32($0.name.id)))
    }) {
      result[declaration.position] = true
      pending.append(declaration)
    }
    while let supertype = pending.popLast() {
      for subtype in subtypes[supertype] ?? [] where !result[subtype.position] {
        result[subtype.position] = true
        pending.append(subtype)
      }
    }
    return result
  }

  private func subtypesByDeclaration() -> [DeclarationID: [DeclarationID]] {
    var result: [DeclarationID: [DeclarationID]] = [:]
    for declaration in graph.declarations.ids {
      for supertype in graph.supertypes(of: declaration).compactMap(\.declaration) {
        result[supertype, default: []].append(declaration)
      }
    }
    return result
  }
}
