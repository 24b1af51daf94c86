import ContainerInjection
import Testing

/// The same app in each context: only the container knows the difference.
@Suite @MainActor
struct ContainerContextTests {
  private func greeting(in context: Context, afterPassword password: String) -> String {
    let controller = Container(context: context).appController
    controller.signIn(name: "ada", password: password)
    return controller.greeting
  }

  @Test func theAppAsksForThePassword() {
    let app = Context.app(passwords: ["ada": "secret"])
    #expect(greeting(in: app, afterPassword: "secret") == "Hello, ada")
    #expect(greeting(in: app, afterPassword: "wrong") == "Please sign in")
  }

  @Test func aPreviewLetsAnybodyIn() {
    #expect(greeting(in: .preview, afterPassword: "") == "Hello, Preview")
  }

  @Test func aTestLetsNobodyIn() {
    #expect(greeting(in: .test, afterPassword: "secret") == "Please sign in")
  }
}
