import ContainerInjection
import Testing

/// The same app in each context: only the container knows the difference. This is all that there is
/// to see from another module.
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

  @Test func whoIsSignedInStaysSoForTheNextController() {
    let container = Container(context: .preview)
    container.appController.signIn(name: "ada", password: "")
    #expect(container.appController.greeting == "Hello, Preview")
    #expect(Container(context: .preview).appController.greeting == "Please sign in")
  }

  @Test func aPreviewLetsAnybodyIn() {
    #expect(greeting(in: .preview, afterPassword: "") == "Hello, Preview")
  }

  @Test func aTestLetsNobodyIn() {
    #expect(greeting(in: .test, afterPassword: "secret") == "Please sign in")
  }
}
