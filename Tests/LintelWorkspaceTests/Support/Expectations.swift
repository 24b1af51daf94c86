import LintelScanner

@testable import LintelWorkspace

/// One line per file: path, its modules and whether it is a test.
func listing(_ workspace: Workspace) -> [String] {
  workspace.files.map { file in
    let modules = file.modules.map { workspace.modules[$0].name }.joined(separator: ", ")
    return "\(file.path) [\(modules)]\(file.isTest ? " test" : "")"
  }
}

/// One line per module: package, name, kind and dependencies.
func moduleListing(_ workspace: Workspace) -> [String] {
  workspace.modules.map { module in
    let dependencies =
      module.declaredDependencies.map { $0.flatMap(\.modules).joined(separator: " ") } ?? "?"
    return "\(module.package):\(module.name) \(module.kind)\(module.isTest ? " test" : "")"
      + " -> \(dependencies)"
  }
}

func manifest(_ text: String, path: String = "Package.swift") -> Manifest {
  ManifestReader.read(SourceBuffer(text.utf8), path: path)
}

/// One line per target, leaving out what is empty.
func description(_ manifest: Manifest) -> [String] {
  manifest.targets.map { target in
    var text = "\(target.kind) \(target.name)"
    if let path = target.path { text += " path=\(path)" }
    if let sources = target.sources { text += " sources=\(sources.joined(separator: ","))" }
    if !target.exclude.isEmpty { text += " exclude=\(target.exclude.joined(separator: ","))" }
    if !target.resources.isEmpty { text += " resources=\(target.resources.joined(separator: ","))" }
    guard let dependencies = target.dependencies else { return text + " deps=?" }
    if dependencies.isEmpty { return text }
    let names = dependencies.map { dependency in
      switch dependency.target {
      case .byName(let name): name
      case .target(let name): "target:\(name)"
      case .product(let name, let package): "product:\(name)@\(package ?? "")"
      }
    }
    return text + " deps=" + names.joined(separator: ",")
  }
}

let toolsVersion = "// swift-tools-version: 6.0\n"
