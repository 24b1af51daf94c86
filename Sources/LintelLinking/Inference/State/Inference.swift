import LintelGraph
import LintelScanner

/// Finds the meanings of the names of functions, variables, members and enum cases, as far as
/// written types determine them.
///
/// Every expression is a path, and each segment is looked up in the type of the segment before it:
/// `row.cell.width`. A type comes from an annotation, the result of a function, or the initial
/// value of a variable. There is no constraint solving: a path ends at the first segment whose type
/// is unknown.
///
/// Each segment of each path is looked at once, whatever asks for it, so the time is linear in the
/// number of references.
///
/// A file depends on the code of others only by types that are settled before, so that threads that
/// look at files of their own find the same as one that looks at all.
struct Inference: LinkageReading, ~Copyable {
  let linkage: Linkage
  let calls: Calls
  let search: MemberSearch
  var types: Types
  /// For each file, the meanings and types of its code; empty for files that are not looked at now.
  var code: [FileCode]
  /// The files that are looked at.
  private(set) var entered: [FileID] = []
  /// The working memory of ``LocalNames``: `-1` for each name.
  private var innermost: [Int32]

  /// - Parameter types: the types that are settled already.
  init(_ types: Types) {
    linkage = types.linkage
    calls = Calls(linkage: types.linkage)
    search = MemberSearch(linkage: types.linkage)
    self.types = types
    code = [FileCode](repeating: FileCode(), count: linkage.files.count)
    innermost = [Int32](repeating: -1, count: linkage.linker.scanned.names.count)
  }

  /// Prepares the look-up of names in the code of a file.
  mutating func enter(_ file: FileID) {
    if code[file.position].isEmpty {
      code[file.position] = FileCode(
        linkage.files[file.position].references, linkage.files[file.position].locals,
        linkage.files[file.position].closures, linkage.known, &innermost
      ) { [linkage] in linkage.linker.active.contains($0, in: file.position) }
      entered.append(file)
    }
  }

  /// Forgets the meanings of the code of all files.
  mutating func leaveAll() {
    for file in entered { code[file.position] = FileCode() }
    entered.removeAll(keepingCapacity: true)
  }
}
