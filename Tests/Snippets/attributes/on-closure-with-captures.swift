let run = { @MainActor [weak self] (a: A) in Worker.run(a) }
