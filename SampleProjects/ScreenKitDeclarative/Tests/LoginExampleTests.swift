import Observation
import ScreenKit
import ScreenKitDeclarative
import Testing

@Suite @MainActor
struct LoginExampleTests {
  @Observable @MainActor
  final class LoginViewModel {
    var username = ""
    var password = ""
    private(set) var isBusy = false
    private(set) var errorMessage: String?

    private let signIn: @MainActor (String, String) async -> Bool

    init(signIn: @escaping @MainActor (String, String) async -> Bool) {
      self.signIn = signIn
    }

    func submit() async {
      isBusy = true
      errorMessage = await signIn(username, password) ? nil : "Wrong password"
      isBusy = false
    }
  }

  private struct LoginView: DeclarativeView {
    @Bindable var viewModel: LoginViewModel

    var body: some DeclarativeView {
      VStack {
        TextField("Username", text: $viewModel.username)
          .accessibilityIdentifier("login.username")
        SecureField("Password", text: $viewModel.password)
          .accessibilityIdentifier("login.password")
        Button("Sign in") { Task { await viewModel.submit() } }
          .disabled(viewModel.isBusy)
          .accessibilityIdentifier("login.submit")
        if viewModel.isBusy {
          ProgressView().accessibilityIdentifier("login.busy")
        }
        if let message = viewModel.errorMessage {
          Text(message).accessibilityIdentifier("login.error")
        }
      }
      .navigationTitle("Sign in")
    }
  }

  @Test func theScreenFollowsItsViewModel() async throws {
    let (answers, server) = AsyncStream.makeStream(of: Bool.self)
    let viewModel = LoginViewModel { username, password in
      #expect((username, password) == ("ada", "secret"))
      for await isRight in answers { return isRight }
      return false
    }
    let screen = Screen(LoginView(viewModel: viewModel))
    #expect(screen.controller.title == "Sign in")

    try await screen.enter("ada", into: "login.username")
    try await screen.enter("secret", into: "login.password")
    try await screen.tap("login.submit")
    #expect(
      screen.lines == ["Username: ada", "Password: ••••••_", "( Sign in )", "(busy)"])

    server.yield(false)
    await screen.settle()
    #expect(screen.text("login.error") == "Wrong password")
    #expect(screen.lines.contains("[ Sign in ]"))
    #expect(screen.text("login.busy") == nil)
  }
}
