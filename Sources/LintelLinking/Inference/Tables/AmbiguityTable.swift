import LintelGraph
import LintelScanner

/// The declarations that share their name and scope with declarations of other files, so that a use
/// in a further file is ambiguous: `struct Row {}` in two files of one module.
///
/// The compiler refuses such declarations within one module. They occur where the sources of
/// several targets lie in one unnamed module, e.g. those of two apps in one Xcode project.
struct AmbiguityTable: Sendable {
  /// For each ambiguous declaration, its group in ascending order; see ``alternatives(of:)``.
  private var groups: [DeclarationID: [DeclarationID]] = [:]
  /// For each declaration, whether it is ambiguous.
  private var isAmbiguous: [Bool]

  var isEmpty: Bool { groups.isEmpty }

  init(_ linker: borrowing Linker, _ members: borrowing MemberTable) {
    isAmbiguous = [Bool](repeating: false, count: linker.table.declarations.count)
    for group in linker.scopes.sharedNames() {
      add(group.filter { linker.table.declarations[$0].kind != .typealias }, linker)
    }
    for group in members.sharedGlobalNames() {
      add(group.filter { linker.table.declarations[$0].kind != .function }, linker)
      let functions = group.filter { linker.table.declarations[$0].kind == .function }
      // Functions with the same name are overloads unless their labels and the names in their types
      // are the same.
      let signatures = Dictionary(grouping: functions) { linker.signature(of: $0) }
      for group in signatures.values where group.count > 1 { add(group, linker) }
    }
  }

  private mutating func add(_ declarations: [DeclarationID], _ linker: borrowing Linker) {
    let table = linker.table.declarations
    let known = declarations.filter {
      linker.table.isUnconditional($0) && table[$0.position].access > .fileprivate
    }.sorted()
    // Extensions of one type in several modules share a scope, `extension Row { struct Cell {} }`,
    // but only declarations of one module are ambiguous.
    let byModule = Dictionary(grouping: known) { linker.files[table[$0.position].file].module }
    for alternatives in byModule.values
    where Set(alternatives.map { table[$0.position].file }).count > 1 {
      // One more than are reported, so that the writer of dependencies sees that there are more.
      let told = Array(alternatives.prefix(Limits.meanings + 1))
      for alternative in alternatives {
        groups[alternative] = told
        isAmbiguous[alternative.position] = true
      }
    }
  }

  func isAmbiguous(_ declaration: DeclarationID) -> Bool { isAmbiguous[declaration.position] }

  /// Returns the declarations that a use of an ambiguous declaration may mean, itself included;
  /// empty if it is not ambiguous. If there are more than ``Limits/meanings``, that many and one
  /// more are returned.
  func alternatives(of declaration: DeclarationID) -> [DeclarationID] { groups[declaration] ?? [] }
}

extension Linker {
  /// Returns the labels of a function's parameters and the names in their types, in order: `by`,
  /// `Row` and `ID` for `func load(by id: Row.ID)`.
  func signature(of function: DeclarationID) -> [NameID] {
    let file = table.declarations[function].file.position
    let references = scanned.files[file].references
    var result: [NameID] = []
    for number in table.parameters[function.position] {
      let parameter = scanned.files[file].parameters[Int(number)]
      result.append(parameter.label)
      // `inout` makes another function of it, as below `async` does.
      if parameter.isInOut { result.append(KnownNames.none) }
      var position = references.partitioningIndex { $0.offset >= parameter.typeStart }
      while position < references.count, references[position].offset < parameter.typeEnd {
        result.append(references[position].name)
        position += 1
      }
    }
    if let fact = table.fact(of: function),
      scanned.files[file].extents[Int(fact)].traits.contains(.async)
    {
      result.append(KnownNames.none)
    }
    return result
  }
}
