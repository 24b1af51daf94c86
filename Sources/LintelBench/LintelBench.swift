import Lintel
import LintelRules
import LintelScanner
import LintelWorkspace

/// Measures the phases of a check on the folders that are named, and prints one block for each.
///
/// Times are the best of several runs, on warm files: what is left when a neighbour's work is taken
/// away. Ratios are taken within one run of the program, so that they can be compared across machines.
@main
struct LintelBench {
  static func main() {
    let folders = Array(CommandLine.arguments.dropFirst())
    guard !folders.isEmpty else {
      print("usage: LintelBench <folder> ...")
      return
    }
    for folder in folders {
      do throws(ConfigurationError) {
        print(try Measurement(of: folder).text)
      } catch {
        print("\(folder): " + error.problems.map(\.message).joined(separator: "; ") + "\n")
      }
    }
  }
}
