/// A system that code is compiled for.
///
/// The raw value is the word used in rules files and on the command line.
package enum Platform: String, BitwiseCopyable, CaseIterable, Sendable {
  case ios, linux, macos, tvos, visionos, watchos, windows
}
