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
/// A file depends on the code of other files only through types that are settled first. Several
/// threads, each with its own files, therefore find the same meanings as one thread with all files.
struct Inference: LinkageReading, ~Copyable {
  let linkage: Linkage
  let calls: Calls
  let search: MemberSearch
  var types: Types
  var code: CodeTable
  /// Empty arrays whose memory the next choices among candidates use.
  var spareCandidates: [[Candidate]] = []
  /// The working memory of ``LocalNames``: `-1` for each name.
  private var innermost: [Int32]

  /// - Parameter types: the types that are settled already.
  init(_ types: Types) {
    linkage = types.linkage
    calls = Calls(linkage: types.linkage)
    search = MemberSearch(linkage: types.linkage)
    self.types = types
    code = CodeTable(fileCount: linkage.files.count)
    innermost = [Int32](repeating: -1, count: linkage.linker.scanned.names.count)
  }

  /// Prepares the look-up of names in the code of a file.
  mutating func enter(_ file: FileID) {
    if code[file].isEmpty {
      let facts = linkage.files[file.position]
      let new = FileCode(
        facts.references, facts.locals, facts.closures, linkage.known, &innermost
      ) { [linkage] in linkage.linker.active.contains($0, in: file.position) }
      code.add(new, of: file)
    }
  }
}
