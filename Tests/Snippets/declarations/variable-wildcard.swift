let _ = Registry.start()
let _: Token = make()
