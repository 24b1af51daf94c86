import LintelText

/// The subject of one line of the results: a sample, as it is or with an overlay.
struct VerifiedSample: Sendable {
  let sample: Sample
  /// The overlay; `nil` for the sample as it is.
  let overlay: Overlay?

  var name: String { overlay.map { "\(sample.name)/\($0.name)" } ?? sample.name }

  /// Returns each sample, followed by its overlays.
  ///
  /// - Parameter names: the names of samples, which include their overlays, and of single overlays;
  ///   empty for all.
  /// - Throws: all errors in overlays, and all names that are unknown.
  static func all(
    in samples: [Sample], named names: [String]
  ) throws(ConfigurationErrors) -> [VerifiedSample] {
    var errors: [ConfigurationError] = []
    var all: [VerifiedSample] = []
    for sample in samples {
      all.append(VerifiedSample(sample: sample, overlay: nil))
      do throws(ConfigurationErrors) {
        all += try sample.overlays().map { VerifiedSample(sample: sample, overlay: $0) }
      } catch {
        errors += error.errors
      }
    }
    let known = Set(all.map(\.name))
    for name in names where !known.contains(name) {
      let list = all.map { "'\($0.name)'" }.joined(separator: ", ")
      errors.append(
        ConfigurationError(
          path: name, message: "no variant, twin or fault is named '\(name)'; there are \(list)"))
    }
    guard errors.isEmpty else { throw ConfigurationErrors(errors: errors) }
    guard !names.isEmpty else { return all }
    return all.filter { names.contains($0.name) || names.contains($0.sample.name) }
  }
}
