import Foundation
import Testing

/// A clone of a repository in which everything that a tool might run leaves a mark.
///
/// The project is in `clone/App`, a folder that also has what a bare repository has. What no clone
/// can bring along, such as settings, is there as well, as in a folder that somebody has prepared.
final class TrapProject {
  let project: TemporaryProject
  /// The folder of the project.
  var path: String { project.path + "/clone/App" }

  init() throws {
    project = try TemporaryProject(Self.files)
    try run(Self.script)
  }

  /// What has run.
  var marks: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: project.path + "/marks")) ?? []).sorted()
  }

  /// Runs a script with `bash`, in the folder around the clone.
  func run(_ script: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-euc", script]
    process.currentDirectoryURL = URL(filePath: project.path)
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  /// Below `base/App`, which is committed.
  private static let files: [String: String] = {
    var files = layeredProject
    files["UI/Row.swift"] = "struct Row {}\n"
    files["Data/Table.swift"] = "struct Table {\n  let row: Row\n}\n"
    for name in ["Package.swift", "Package@swift-6.swift", "Project.swift", "Tuist.swift"] {
      files["Tools/" + name] = """
        // swift-tools-version: 6.0
        import Foundation
        import PackageDescription
        FileManager.default.createFile(atPath: "MARKS/manifest", contents: nil)
        let package = Package(name: "T", targets: [.target(name: "T", path: ".")])
        """
    }
    files["Tools/Plugins/Own/Own.swift"] = "import PackagePlugin\n"
    for name in ["Podfile", "Rakefile", "Gemfile", "fastlane/Fastfile"] {
      files["Tools/" + name] = "`touch MARKS/ruby`\n"
    }
    for name in ["BUILD", "WORKSPACE", "defs.bzl"] {
      files["Tools/" + name] = "fail('MARKS/bazel')\n"
    }
    files["Makefile"] = "$(shell touch MARKS/make)\nall:\n\ttouch MARKS/make\n"
    files[".envrc"] = "touch MARKS/envrc\n"
    files["package.json"] = "{ \"scripts\": { \"postinstall\": \"touch MARKS/npm\" } }\n"
    files["Tools/project.yml"] = """
      name: T
      targets: { T: { type: framework, platform: iOS, sources: [UI],
        preBuildScripts: [{ script: touch MARKS/xcodegen }] } }
      options: { preGenCommand: touch MARKS/xcodegen }
      """
    return Dictionary(uniqueKeysWithValues: files.map { ("base/App/" + $0, $1) })
  }()

  private static let script = #"""
    # Machines differ in whether they have an owner of commits, and what they sign.
    export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
    marks=$PWD/marks; mkdir "$marks"
    grep -rl MARKS base | while read -r file; do sed -i.old "s|MARKS|$marks|" "$file"; done
    find base -name '*.old' -delete
    # A program that leaves a mark, and then lets pass what it is given.
    trap_at() {
      mkdir -p "$(dirname "$1")"
      printf '#!/bin/sh\ntouch "%s/%s"\nexec cat\n' "$marks" "$2" > "$1"
      chmod +x "$1"
    }
    hooks='applypatch-msg fsmonitor-watchman post-checkout post-index-change pre-auto-gc
      post-merge pre-commit reference-transaction sendemail-validate update post-rewrite'
    commit() { git -C "$1" -c user.name=t -c user.email=t@example.org commit -qm m; }

    # What a bare repository has, with settings, hooks, an index and a history of its own.
    cd base/App
    git init -q --bare made; rm -rf made/hooks made/info made/branches; mv made/* .; rmdir made
    git config --file config core.bare false
    git config --file config core.worktree .
    bare() { git --git-dir=. --work-tree=. -c user.name=t -c user.email=t@example.org "$@"; }
    bare add UI Domain Data lintel.yml; bare commit -qm m
    bare update-ref refs/remotes/origin/main HEAD
    for hook in $hooks; do trap_at hooks/$hook bare-hook; done
    settings() {
      git config --file "$1" core.fsmonitor "touch '$marks/$2-monitor'"
      git config --file "$1" core.pager "touch '$marks/$2-pager'"
      git config --file "$1" core.editor "touch '$marks/$2-editor'"
      git config --file "$1" core.sshCommand "touch '$marks/$2-ssh'"
      git config --file "$1" core.gitProxy "touch '$marks/$2-proxy'"
      git config --file "$1" core.askPass "touch '$marks/$2-password'"
      git config --file "$1" core.alternateRefsCommand "touch '$marks/$2-alternates'"
      git config --file "$1" credential.helper "!touch '$marks/$2-credentials'"
      git config --file "$1" gpg.program "touch '$marks/$2-gpg'"
      git config --file "$1" diff.external "touch '$marks/$2-external'"
      git config --file "$1" diff.autoRefreshIndex true
      git config --file "$1" uploadpack.packObjectsHook "touch '$marks/$2-pack'"
      git config --file "$1" trace2.eventTarget "$marks/$2-trace"
      for name in own 'x=y' 'a.b' '' "$(printf '\xff')" 'a b'; do
        for key in clean smudge process; do
          git config --file "$1" "filter.$name.$key" "touch '$marks/$2-filter'; cat"
        done
        git config --file "$1" "diff.$name.command" "touch '$marks/$2-diff'"
        git config --file "$1" "diff.$name.textconv" "touch '$marks/$2-textconv'"
        git config --file "$1" "merge.$name.driver" "touch '$marks/$2-merge'"
      done
      for name in rev-parse ls-tree cat-file check-ignore config diff ls-files status; do
        git config --file "$1" "alias.$name" "!touch '$marks/$2-alias'"
        git config --file "$1" "pager.$name" "touch '$marks/$2-pager'"
      done
    }
    settings config bare
    printf '*.swift filter=x=y diff=x=y merge=x=y\n*.yml filter=\xff diff=own\n* filter=own\n' \
      > .gitattributes
    for name in git swift swiftc strace env sh cp xcrun xcodebuild; do trap_at "$name" program; done
    settings ../.gitconfig tracked
    for hook in $hooks; do trap_at ../.githooks/$hook tracked-hook; done
    cd ../..

    git init -q own; echo 'struct Own {}' > own/Own.swift; echo '* filter=own' > own/.gitattributes
    git -C own add -A; commit own
    git init -q base; git -C base add -A; commit base
    git -C base -c protocol.file.allow=always submodule --quiet add ../own App/Data/Own 2> /dev/null \
      || git -C base -c protocol.file.allow=always submodule --quiet add "$PWD/own" App/Data/Own
    commit base
    git -c protocol.file.allow=always clone -q --recurse-submodules base clone

    # What somebody does who has followed the instructions of the project, or prepared the folder.
    settings clone/.git/config local
    settings clone/.git/modules/App/Data/Own/config submodule
    git -C clone config include.path ../.gitconfig
    git -C clone config core.hooksPath .githooks
    git -C clone config remote.origin.url "ext::sh -c touch% $marks/remote"
    git -C clone config remote.origin.promisor true
    git -C clone config protocol.ext.allow always
    for hook in $hooks; do trap_at clone/.git/hooks/$hook local-hook; done
    echo 'struct One {}' > clone/App/Data/Own/Own.swift
    # Changed, moved, not committed, and with other times than the index has.
    printf 'struct Table {\n  let row: Row\n  let other: Row\n}\n' > clone/App/Data/Table.swift
    echo 'struct New { let row: Row }' > clone/App/Data/New.swift
    mv clone/App/UI/Row.swift clone/App/UI/Cell.swift
    touch -t 200101010000 clone/App/Domain/*.swift
    rm -f "$marks"/*
    """#
}
