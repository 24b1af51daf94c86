/// Reads Swift source files and says what each declares and uses.
///
/// One scanner serves one thread and any number of files: names are numbered across all of them.
/// Any bytes at all are accepted, in time linear in their number.
package struct Scanner: ~Copyable {
  private var parser = Parser()

  package init() {}

  /// The facts of one file.
  package mutating func scan(_ source: borrowing SourceBuffer) -> FileFacts {
    parser.parse(source)
  }

  /// The names that the facts so far refer to.
  package var names: NameTable { NameTable(parser.writer.names) }

  var nameCount: Int { parser.writer.names.count }
}
