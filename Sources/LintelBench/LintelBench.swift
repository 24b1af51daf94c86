import LintelPlatform
import LintelScanner
import LintelText

/// Measures Lintel for `Scripts/bench`, which runs the program once for each section.
///
/// Times are the best of several runs, on files that are in the cache, so that other work on the
/// machine counts least. Ratios are taken within one run of the program, so that they can be
/// compared across machines.
@main
struct LintelBench {
  private static let usage = """
    usage: LintelBench phases <folder> ...     the phases of a check, one block for each folder
           LintelBench corpora <folder> ...    reading, tokenising and scanning, a row for each
           LintelBench threads <folder> ...    several threads, on all folders together
           LintelBench constructs              generated text of one kind each
           LintelBench shape <folder> ...      the figures that the generated project imitates
           LintelBench growth [<lines>]        a generated project; without lines, the table's head

    '<folder>=<name>' names a row; '<folder>:<folder>=<name>' joins folders into one row.
    """

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let rest = Array(arguments.dropFirst())
    do throws(ConfigurationErrors) {
      switch arguments.first {
      case "phases": for folder in rest { print(try Measurement(of: folder).text) }
      case "corpora": try printCorpora(rest)
      case "threads": try printThreads(rest)
      case "constructs": printTable(ConstructSpeeds.table, ConstructSpeeds().rows)
      case "shape": try printShape(rest)
      case "growth" where rest.isEmpty: print(Growth.table.header)
      case "growth": for lines in rest { print(try Growth(lines: number(lines)).row) }
      default: end(usage, status: EX_USAGE)
      }
    } catch {
      end("error: " + error.errors.map(\.message).joined(separator: "; "), status: 2)
    }
  }

  /// Writes a message to standard error, and ends the program.
  private static func end(_ message: String, status: Int32) -> Never {
    try? Descriptor.write(Array((message + "\n").utf8), to: STDERR_FILENO)
    exit(status)
  }

  private static func number(_ text: String) throws(ConfigurationErrors) -> Int {
    if let number = Int(text), number > 0 { return number }
    throw ConfigurationErrors(
      path: text, message: "'\(text)' is no number of lines; write a whole number from 1 on")
  }

  private static func printCorpora(_ arguments: [String]) throws(ConfigurationErrors) {
    print(Throughput.table.header)
    for argument in arguments { print(Throughput(of: try Corpus(argument: argument)).row) }
  }

  private static func printThreads(_ arguments: [String]) throws(ConfigurationErrors) {
    var folders: [String] = []
    for argument in arguments { folders += try CorpusArgument(argument).folders }
    let corpus = try Corpus("all of the above", folders: folders)
    printTable(Scaling.table, Scaling(of: corpus).rows)
  }

  private static func printShape(_ arguments: [String]) throws(ConfigurationErrors) {
    print(Shape.table.header)
    for argument in arguments {
      let corpus = try Corpus(argument: argument)
      var shape = Shape()
      var buffer = SourceBuffer()
      for file in corpus.files where readBytes(at: Corpus.root + file, into: &buffer) {
        shape.add(buffer)
      }
      print(shape.row(corpus.name))
    }
    var shape = Shape()
    for file in 0..<2_000 { shape.add(SourceBuffer(GeneratedProject.source(of: file))) }
    print(shape.row("generated"))
  }

  private static func printTable(_ table: Table, _ rows: [String]) {
    print(table.header)
    for row in rows { print(row) }
  }
}

extension Corpus {
  fileprivate init(argument: String) throws(ConfigurationErrors) {
    let argument = try CorpusArgument(argument)
    try self.init(argument.name, folders: argument.folders)
  }
}
