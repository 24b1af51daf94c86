@testable import LintelIndex

/// The properties of any bytes as SwiftPM's description of a build, or the toolchain's of itself.
enum BuildProperty: String, FuzzProperty {
  /// Every source belongs to a module that is described.
  case sources
  /// The same bytes give the same description.
  case determinism

  func breach(in input: BuildInput, thoroughly: Bool) -> String? {
    switch self {
    case .sources:
      input.description.flatMap { description in
        description.sources.first { description.modules[$0.value] == nil }
          .map { "'\($0.key)' is of module '\($0.value)', which is not described" }
      }
    case .determinism:
      input.text == BuildInput(input.bytes).text ? nil : "read otherwise again"
    }
  }
}

struct BuildInput {
  let bytes: [UInt8]
  let description: BuildDescription?
  /// The results of all readers.
  let text: [String]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    description = BuildDescription(bytes)
    let sources = description?.sources.map { "\($0.key) \($0.value)" }.sorted()
    let modules = description?.modules.map { name, settings in
      "\(name) \(settings.flags.sorted()) \(settings.features.sorted()) "
        + "\(settings.languageVersion ?? [])"
    }.sorted()
    let host = HostToolchain(bytes)
    text =
      (sources ?? []) + (modules ?? [])
      + [
        "\(host.compilerVersion ?? []) \(String(describing: host.platform))",
        "\(host.architecture ?? "") \(host.moduleFolders)",
      ]
  }
}
