import LintelGraph
import LintelScanner
import LintelVocabulary

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
  let calls: Calls
  let search: MemberSearch
  var types: TypeTable
  var code: CodeTable
  /// Empty arrays whose memory the next choices among candidates use.
  var spareCandidates: [[Candidate]] = []
  /// The working memory of ``LocalNames``: absent for each name.
  private var innermost: [ID<LocalFact>]

  /// Not stored once more: where functions are specialised, the compiler copies values of up to 128
  /// bytes with a few moves, and larger ones with calls of `memcpy`, which were 2 % of all
  /// instructions of a check.
  var linkage: Linkage { types.linkage }

  /// - Parameter types: the types that are settled already.
  init(_ types: TypeTable) {
    calls = Calls(linkage: types.linkage)
    search = MemberSearch(linkage: types.linkage)
    self.types = types
    code = CodeTable(fileCount: types.linkage.files.count)
    innermost = [ID<LocalFact>](repeating: .absent, count: types.linkage.names.count)
  }

  /// Prepares the look-up of names in the code of a file.
  mutating func enter(_ file: FileID) {
    if code[file].isEmpty {
      let linkage = types.linkage
      let new = FileCode(
        linkage.references[file.position], linkage.files[file.position].locals,
        linkage.files[file.position].closures, linkage.known, &innermost
      ) { [linkage] in linkage.isActive($0, in: file) }
      code.add(new, of: file)
    }
  }
}
