let a: Swift.String, b: Swift.Array<Core.Item>.Index
