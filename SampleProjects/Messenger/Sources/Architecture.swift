// Scripts/sample-targets writes the lists of architectures.
// imports: begin
import CleanSwiftUI
import Elm
import Hexagonal
import MVC
import MVP
import MVVM
import MVVMC
import MVVMStore
import MessengerHost
import Reactive
import StateContainer
import VIPER

// imports: end

/// One of the architectures that the messenger is written in.
struct Architecture: Sendable {
  /// That of its folder.
  let name: String

  /// A function, because a type of apps cannot be shared between actors, and its name can.
  let app: @Sendable () -> any MessengerApp.Type

  static let all = [
    // architectures: begin
    Architecture(name: "CleanSwiftUI") { CleanSwiftUIMessenger.self },
    Architecture(name: "Elm") { ElmMessenger.self },
    Architecture(name: "Hexagonal") { HexagonalMessenger.self },
    Architecture(name: "MVC") { MVCMessenger.self },
    Architecture(name: "MVP") { MVPMessenger.self },
    Architecture(name: "MVVM") { MVVMMessenger.self },
    Architecture(name: "MVVMC") { MVVMCMessenger.self },
    Architecture(name: "MVVMStore") { MVVMStoreMessenger.self },
    Architecture(name: "Reactive") { ReactiveMessenger.self },
    Architecture(name: "StateContainer") { StateContainerMessenger.self },
    Architecture(name: "VIPER") { VIPERMessenger.self },
    // architectures: end
  ]
}

extension Architecture {
  /// What is played unless the user says otherwise: what most people know.
  static let usual = all.first { $0.name == "MVC" } ?? all[0]

  /// The architecture with this name, in whatever case it is written.
  init(named name: String) throws(UsageError) {
    guard let match = Architecture.all.first(where: { $0.name.lowercased() == name.lowercased() })
    else {
      throw .unknownArchitecture(name)
    }
    self = match
  }
}

extension Architecture: Equatable {
  static func == (left: Architecture, right: Architecture) -> Bool { left.name == right.name }
}
