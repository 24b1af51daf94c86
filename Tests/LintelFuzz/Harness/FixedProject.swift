import LintelGraph
import LintelLinking
import LintelScanner

/// A small project on which rules are judged and with which answers of an index are joined. It
/// never changes, so that the input alone determines the result.
enum FixedProject {
  static let modules = ["App", "Core", "Data"]

  static let sources: [(path: String, text: String)] = [
    (
      "App/Login/LoginView.swift",
      """
      import Core
      import SwiftUI

      struct LoginView: View {
        @StateObject var model: LoginViewModel
        var body: some View { Text(model.title).font(Theme.shared.font) }
      }
      """
    ),
    (
      "App/Login/LoginViewModel.swift",
      """
      import Core
      import Data

      final class LoginViewModel: ObservableObject {
        var title = "Sign in"
        var delegate: LoginDelegate?
        private let store = AccountStore()
        func load() async throws -> [Account] { try await store.all().map(\\.self) }
      }

      protocol LoginDelegate: AnyObject { func didSignIn(_ account: Account) }
      """
    ),
    (
      "App/Profile/ProfileView.swift",
      """
      import Core

      class ProfileView: BaseView<Account> {
        override func show(_ value: Account) { super.show(value); LoginViewModel().load() }
        enum Row: String, CaseIterable { case name, mail }
      }
      // lintel:disable:next layering - told apart later
      typealias Profile = ProfileView.Row
      """
    ),
    (
      "Core/Account.swift",
      """
      public struct Account: Hashable { public var name: String; let id: Int }
      open class BaseView<Value> { open func show(_ value: Value) {} }
      public enum Theme { public static let shared = Palette() }
      public struct Palette { var font: String { "plain" } }
      public protocol Storing<Item> { associatedtype Item; func all() async throws -> [Item] }
      """
    ),
    (
      "Data/AccountStore.swift",
      """
      @_exported import Core
      import Foundation

      public final class AccountStore: Storing {
        public static let shared = AccountStore()
        public init() {}
        public func all() async throws -> [Account] { [Account(name: "é", id: 1)] }
      }
      extension Account { func saved() { AccountStore.shared.self; UserDefaults.standard } }
      """
    ),
  ]

  static func source(of path: String) -> [UInt8]? {
    sources.first { $0.path == path }.map { Array($0.text.utf8) }
  }

  static func scanned() -> ScannedFiles {
    ScannedFiles(joining: [
      ScannedPart { scan in
        for (position, source) in sources.enumerated() {
          scan(SourceBuffer(Array(source.text.utf8)), position)
        }
      }
    ])
  }

  static func graph(
    of scanned: ScannedFiles, keeping filter: SymbolUseFilter? = nil
  ) -> DependencyGraph {
    let files = sources.map { source in
      SourceFile(
        path: source.path,
        module: ModuleID(modules.firstIndex { source.path.hasPrefix($0 + "/") } ?? 0),
        isTest: false)
    }
    return link(scanned, files: files, modules: modules.map { Module(name: $0) }, keeping: filter)
  }
}
